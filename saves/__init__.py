"""Games on disk: one JSON file a match, checked on the way in and on the way out."""
