#!/bin/bash
# Copies the whole database to BACKUP_DIR/base/<time>, from whoever is primary, while it runs. With the archived write-ahead log
# (archive_command of Patroni) it can be restored to any moment after that: restore.sh. Run it daily, by a timer or cron:
#
#   sudo deploy/backup/base-backup.sh [DAYS]     keeps the copies and the log of so many days (14)
set -euo pipefail
# shellcheck source=../render.sh
. "$(dirname "$0")/../render.sh"
load_settings "${FAIRLINE_CONFIG:-/etc/fairline}/settings.env"
days=${1:-14}

host="HOST_${HERE%% *}"
base="$BACKUP_DIR/base"
target="$base/$(date -u +%Y%m%dT%H%M%SZ)"
install -d -m 700 -o "$DATABASE_USER" "$base"
PGPASSWORD=$REPLICATION_PASSWORD setpriv --reuid "$DATABASE_USER" --regid "$(id -gn "$DATABASE_USER")" --init-groups \
  "$POSTGRES_BIN/pg_basebackup" -h "${!host}" -p "$DATABASE_PORT" -U replicator -D "$target" -X stream -c fast
"$POSTGRES_BIN/pg_verifybackup" -q "$target"
touch "$target/complete"

# Older copies, as long as there is a newer one, and the log that none of those left needs.
find "$base" -mindepth 1 -maxdepth 1 -type d -mtime "+$days" ! -path "$target" -exec rm -rf {} +
oldest=$(find "$base" -mindepth 2 -maxdepth 2 -name complete | sort | head -n 1)
first=$(sed -n 's/^START WAL LOCATION: .* (file \([0-9A-F]*\))$/\1/p' "$(dirname "$oldest")/backup_label")
"$POSTGRES_BIN/pg_archivecleanup" "$BACKUP_DIR/wal" "$first"
# For the alarm BackupOld, by way of node_exporter.
if [ -n "${TEXTFILE_DIR:-}" ]; then
  echo "fairline_base_backup_time_seconds $(date +%s)" >"$TEXTFILE_DIR/fairline.prom.new"
  mv "$TEXTFILE_DIR/fairline.prom.new" "$TEXTFILE_DIR/fairline.prom"
fi
echo "$target"
