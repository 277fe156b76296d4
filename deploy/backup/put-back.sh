#!/bin/bash
# Puts a database that restore.sh has restored in the place of the cluster's. What was confirmed after its moment is gone then for the
# customers. The databases that are replaced are kept beside it, and Patroni makes the other database a copy of it.
#
#   1. on all machines             sudo deploy/cluster.sh stop node-1 patroni-1      and so on: the nodes and databases, not etcd
#   2. on one with a database      sudo deploy/backup/put-back.sh FOLDER             FOLDER as given to restore.sh
#   3. on every other one          sudo deploy/backup/put-back.sh
#   4. on all machines             sudo deploy/cluster.sh start
set -euo pipefail
# shellcheck source=../render.sh
. "$(dirname "$0")/../render.sh"
load_settings "${FAIRLINE_CONFIG:-/etc/fairline}/settings.env"
folder=${1:-}

running=$("$DEPLOY_DIR/cluster.sh" status | grep -E '^(node|patroni)-' | awk '$2 !~ /^(stopped|inactive|failed)/ { print $1 }' | xargs)
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
  config=$(patroni_config)
  printf '%s\n' "$CLUSTER" 'Yes I am aware' | timeout 30 patronictl -c "$config" remove "$CLUSTER" >/dev/null
fi

restored=
for i in $HERE; do
  if ! runs_on "$i" "$DATABASES"; then continue; fi
  data="$DATA_DIR/database-$i/data"
  if [ -e "$data" ]; then
    kept="$data.replaced-$(date -u +%Y%m%dT%H%M%SZ)"
    mv "$data" "$kept"
    echo "The database before is kept in $kept."
  fi
  if [ -n "$folder" ]; then
    mv "$folder/data" "$data"
    restored=$i folder=
  fi
done

# It has to be primary before any other one starts: Patroni would make one without data a new, empty primary.
if [ -n "$restored" ]; then
  "$DEPLOY_DIR/cluster.sh" start "patroni-$restored"
  end=$((SECONDS + 180))
  until "$DEPLOY_DIR/cluster.sh" databases | grep -Eq "^\| database-$restored .*\| Leader +\| running"; do
    if [ "$SECONDS" -ge "$end" ]; then
      echo "database-$restored is no primary after three minutes: see the log of patroni-$restored. Start nothing else." >&2
      exit 1
    fi
    sleep 1
  done
fi
echo "Done here. When it is done on all machines with a database, start them:  sudo $DEPLOY_DIR/cluster.sh start"
