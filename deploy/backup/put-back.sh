#!/bin/bash
# Puts a database that restore.sh has restored in the place of the cluster's. What was confirmed after its moment is gone then for the
# customers. The databases that are replaced are kept beside it, and Patroni makes the other database a copy of it.
#
#   sudo deploy/backup/put-back.sh FOLDER     on one machine with a database; FOLDER as given to restore.sh
#   sudo deploy/backup/put-back.sh            then on every other machine with one
#
# Before: stop the nodes and databases of all machines, "cluster.sh stop node-1 patroni-1" and so on. After: "cluster.sh start".
set -euo pipefail
# shellcheck source=../render.sh
. "$(dirname "$0")/../render.sh"
load_settings "${FAIRLINE_CONFIG:-/etc/fairline}/settings.env"
folder=${1:-}

running=$("$DEPLOY_DIR/cluster.sh" status | sed -nE 's/^((node|patroni)-[0-9]+) +(running|active).*/\1/p' | xargs)
if [ -n "$running" ]; then
  echo "Stop them first, and those of the other machines: $DEPLOY_DIR/cluster.sh stop $running" >&2
  exit 1
fi

if [ -n "$folder" ]; then
  if [ ! -f "$folder/data/PG_VERSION" ] || [ -f "$folder/data/recovery.signal" ]; then
    echo "$folder/data is no restored database." >&2
    exit 1
  fi
  if [ -f "$folder/data/postmaster.pid" ]; then
    setpriv --reuid "$DATABASE_USER" --regid "$(id -gn "$DATABASE_USER")" --init-groups \
      "$POSTGRES_BIN/pg_ctl" -D "$folder/data" -w stop >/dev/null
  fi
  # What Patroni remembers is of the databases that are replaced; the two lines confirm it.
  printf '%s\n' "$CLUSTER" 'Yes I am aware' |
    timeout 30 patronictl -c "$CONFIG_DIR/patroni-${DATABASES%% *}.yml" remove "$CLUSTER" >/dev/null
fi

for i in $HERE; do
  if ! runs_on "$i" "$DATABASES"; then continue; fi
  data="$DATA_DIR/database-$i/data"
  if [ -e "$data" ]; then
    mv "$data" "$data.replaced-$(date -u +%Y%m%dT%H%M%SZ)"
    echo "The database before is kept in $(ls -d "$data".replaced-* | tail -n 1)."
  fi
  if [ -n "$folder" ]; then
    mv "$folder/data" "$data"
    folder=
  fi
done
echo "Start it:  sudo $DEPLOY_DIR/cluster.sh start"
