"""How long ago, in words that people use."""

from __future__ import annotations

from datetime import UTC, datetime

MONTHS = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split()


def ago(then: datetime, now: datetime | None = None) -> str:
    """When something was, as seen from now.

    >>> ago(datetime(2026, 3, 1, 10, 0, tzinfo=UTC), datetime(2026, 3, 1, 12, 30, tzinfo=UTC))
    '2 hours ago'
    """
    now = now or datetime.now(UTC)
    seconds = (now - then).total_seconds()
    if seconds < 90:
        return "just now"
    if seconds < 3600:
        return f"{round(seconds / 60)} min ago"
    local, today = then.astimezone(now.tzinfo), now
    days = (today.date() - local.date()).days
    if seconds < 12 * 3600:
        hours = int(seconds // 3600)
        return f"{hours} hour{'s' if hours > 1 else ''} ago"
    if days <= 1:
        return "yesterday"
    if days < 7:
        return f"{days} days ago"
    date = f"{local.day} {MONTHS[local.month - 1]}"
    return date if local.year == now.year else f"{date} {local.year}"
