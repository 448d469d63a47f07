"""Things on the table: each takes plain values, draws itself line by line, and says what was chosen."""
