#!/bin/bash
# Restores a backup to a moment, into a folder and on a port of its own, beside whatever runs. Nothing of the cluster is changed: look at
# the result first, then follow docs/operating.md, "Restoring".
#
#   sudo deploy/backup/restore.sh '2026-11-25 20:15:00+00' FOLDER PORT
#
# Prints the address of the restored database. Stop it with: pg_ctl -D FOLDER/data stop
set -euo pipefail
# shellcheck source=../render.sh
. "$(dirname "$0")/../render.sh"
load_settings "${FAIRLINE_CONFIG:-/etc/fairline}/settings.env"
if [ $# -ne 3 ]; then
  sed -n '2,8p' "$0" >&2
  exit 2
fi
moment=$1 folder=$2 port=$3

# The last copy that was complete before the moment.
seconds=$(date -u -d "$moment" +%s)
backup=
for complete in "$BACKUP_DIR"/base/*/complete; do
  if [ "$(stat -c %Y "$complete")" -le "$seconds" ]; then backup=$(dirname "$complete"); fi
done
if [ -z "$backup" ]; then
  echo "There is no backup from before $moment in $BACKUP_DIR/base." >&2
  exit 1
fi
if [ -e "$folder/data" ]; then
  echo "$folder/data exists already." >&2
  exit 1
fi

as_postgres() { setpriv --reuid "$DATABASE_USER" --regid "$(id -gn "$DATABASE_USER")" --init-groups "$@"; }
install -d -m 700 -o "$DATABASE_USER" "$folder"
cp -a "$backup" "$folder/data"
rm -f "$folder/data/complete" "$folder/data/standby.signal" "$folder/data/patroni.dynamic.json"
# A database of its own: not the cluster's settings, nor its archive.
cat >"$folder/data/postgresql.conf" <<CONF
listen_addresses = '127.0.0.1'
port = $port
unix_socket_directories = '$folder'
max_connections = 200
wal_level = replica
archive_mode = off
restore_command = 'cp "$BACKUP_DIR/wal/%f" "%p"'
recovery_target_time = '$moment'
recovery_target_action = promote
CONF
: >"$folder/data/postgresql.auto.conf"
echo 'host all all 127.0.0.1/32 scram-sha-256' >"$folder/data/pg_hba.conf"
touch "$folder/data/recovery.signal"
chown -R "$DATABASE_USER" "$folder/data"
as_postgres "$POSTGRES_BIN/pg_ctl" -D "$folder/data" -l "$folder/log" -w -t 3600 start >/dev/null
export PGPASSWORD=$APP_PASSWORD
until [ "$(psql -h 127.0.0.1 -p "$port" -U fairline -Atc 'SELECT pg_is_in_recovery()' fairline)" = f ]; do sleep 0.5; done
echo "postgresql://fairline:$APP_PASSWORD@127.0.0.1:$port/fairline"
