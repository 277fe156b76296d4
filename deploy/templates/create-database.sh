#!/bin/sh
# Run once by Patroni, on the first primary: the program's role and its database. $1 is the superuser's connection string.
set -eu
psql -v ON_ERROR_STOP=1 "$1" <<'SQL'
CREATE ROLE fairline LOGIN PASSWORD '@APP_PASSWORD@';
-- Sees how far the standbys are behind, for /metrics.
GRANT pg_monitor TO fairline;
-- PgBouncer cannot pass these on from the program's connections, which give up after some seconds by themselves. A change of the schema
-- takes longer, and the other nodes wait for it.
ALTER ROLE fairline SET statement_timeout = '10min';
ALTER ROLE fairline SET idle_in_transaction_session_timeout = '10s';
CREATE DATABASE fairline OWNER fairline;
SQL
