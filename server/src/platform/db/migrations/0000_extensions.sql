-- Search by a part of a name (users, films, circles, championships) through an index.
-- Ships with PostgreSQL's contrib modules and needs no superuser, only the right to create in the database.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
