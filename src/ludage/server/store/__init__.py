"""Storage: SQLite by default, PostgreSQL by one URL; the same statements on both."""
