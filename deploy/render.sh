# shellcheck shell=bash
# The settings are read from a file, and by name in `fill`.
# shellcheck disable=SC2034,SC2153
# Fills in the templates. Sourced by install.sh and cluster.sh, with the settings loaded:
#   render_all    writes every configuration file of this machine to CONFIG_DIR

DEPLOY_DIR=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)

# load_settings FILE: the settings, and the secrets where there are any already.
load_settings() {
  # shellcheck disable=SC1090
  . "$1"
  # shellcheck disable=SC1091
  if [ -f "$CONFIG_DIR/secrets.env" ]; then . "$CONFIG_DIR/secrets.env"; fi
  # Before PostgreSQL is installed there is none.
  POSTGRES_BIN=$({ find /usr/lib/postgresql -maxdepth 2 -name bin 2>/dev/null || true; } | sort -V | tail -n 1)
  # How the balancer reaches a node, and PgBouncer the balancer: the same ports, unless something is put in between.
  NODE_REACHED_PORT=${NODE_REACHED_PORT:-$NODE_PORT}
  DATABASE_REACHED_PORT=${DATABASE_REACHED_PORT:-}
  POOL_MODE=${POOL_MODE:-transaction}
  CHECK_PATH=${CHECK_PATH:-/readyz}
  METRICS_PORT=${METRICS_PORT:-7660}
  CONNECTIONS_PER_ADDRESS=${CONNECTIONS_PER_ADDRESS:-500}
}

# fill TEMPLATE: prints it with each @NAME@ replaced by the variable of that name. Fails for one that is not set.
fill() {
  local text name value
  text=$(cat "$DEPLOY_DIR/templates/$1")
  while [[ $text =~ @([A-Z][A-Z_0-9]*)@ ]]; do
    name=${BASH_REMATCH[1]}
    if [ -z "${!name+set}" ]; then
      echo "$1: $name is not set" >&2
      return 1
    fi
    value=${!name}
    text=${text//"@$name@"/"$value"}
  done
  printf '%s\n' "$text"
}

# write OWNER MODE FILE TEMPLATE
write() {
  local text
  text=$(fill "$4")
  install -m "$2" -o "$1" -g "$(id -gn "$1")" /dev/null "$CONFIG_DIR/$3"
  printf '%s\n' "$text" >"$CONFIG_DIR/$3"
}

# Joins what `each` prints for each number of the list: join SEPARATOR LIST FUNCTION
join() {
  local separator=$1 list=$2 result='' i host
  for i in $list; do
    host="HOST_$i"
    result+="${result:+$separator}$($3 "$i" "${!host}")"
  done
  printf '%s' "$result"
}

etcd_member() { echo "etcd-$1=http://$2:$((ETCD_PEER_PORT + $1))"; }
etcd_client() { echo "$2:$((ETCD_PORT + $1))"; }
http_server() { echo "  server node-$1 $2:$((NODE_REACHED_PORT + $1))"; }
database_server() { echo "  server database-$1 $2:$((POSTGRES_PORT + $1)) check port $((PATRONI_PORT + $1))"; }
hba_lines() {
  echo "    - host all all $2/32 scram-sha-256"
  echo "    - host replication replicator $2/32 scram-sha-256"
}

render_all() {
  local newline=$'\n' has_balancer='' i host
  ETCD_MEMBERS=$(join , "$ETCDS" etcd_member)
  ETCD_CLIENTS=$(join , "$ETCDS" etcd_client)
  HTTP_SERVERS=$(join "$newline" "$NODES" http_server)
  DATABASE_SERVERS=$(join "$newline" "$DATABASES" database_server)
  PG_HBA_LINES=$(join "$newline" "$NODES" hba_lines | sort -u)
  mkdir -p "$CONFIG_DIR"
  for i in $HERE; do
    host="HOST_$i"
    I=$i
    HOST=${!host}
    ETCD_PORT_I=$((ETCD_PORT + i))
    ETCD_PEER_PORT_I=$((ETCD_PEER_PORT + i))
    PATRONI_PORT_I=$((PATRONI_PORT + i))
    POSTGRES_PORT_I=$((POSTGRES_PORT + i))
    PGBOUNCER_PORT_I=$((PGBOUNCER_PORT + i))
    NODE_PORT_I=$((NODE_PORT + i))
    METRICS_PORT_I=$((METRICS_PORT + i))
    DATABASE_REACHED_HOST=$HOST
    DATABASE_REACHED_PORT_I=$((DATABASE_REACHED_PORT ? DATABASE_REACHED_PORT + i : DATABASE_PORT))
    if runs_on "$i" "$ETCDS"; then write "$DATABASE_USER" 600 "etcd-$i.env" etcd.env; fi
    if runs_on "$i" "$DATABASES"; then write "$DATABASE_USER" 600 "patroni-$i.yml" patroni.yml; fi
    if runs_on "$i" "$NODES"; then
      write "$DATABASE_USER" 600 "pgbouncer-$i.ini" pgbouncer.ini
      write "$NODE_USER" 600 "node-$i.env" node.env
      if [ -n "$NODE_SETTINGS" ]; then cat "$NODE_SETTINGS" >>"$CONFIG_DIR/node-$i.env"; fi
      if [ -z "$has_balancer" ]; then write root 600 haproxy.cfg haproxy.cfg; fi
      has_balancer=yes
    fi
  done
  write "$DATABASE_USER" 600 pgbouncer-users.txt pgbouncer-users.txt
  write "$DATABASE_USER" 700 create-database.sh create-database.sh
  write "$DATABASE_USER" 700 archive-wal.sh archive-wal.sh
}

# runs_on I LIST
runs_on() { [[ " $2 " == *" $1 "* ]]; }

# Prints the file by which patronictl reaches Patroni from this machine.
patroni_config() {
  local i
  for i in $HERE; do
    if runs_on "$i" "$DATABASES"; then
      echo "$CONFIG_DIR/patroni-$i.yml"
      return
    fi
  done
  echo "Call it on a machine with a database." >&2
  return 1
}
