#!/bin/bash
# Starts and stops this machine's part of the cluster: by systemd, or without it as plain processes with files of their ids in RUN_DIR.
#
#   cluster.sh start [PART …]       etcd-1 patroni-1 pgbouncer-1 haproxy node-1 …; all of this machine unless given, in their order
#   cluster.sh stop [PART …]
#   cluster.sh restart PART …
#   cluster.sh status
#   cluster.sh roll                 restarts the nodes one after the other, each when the one before it serves again
#   cluster.sh databases            who is primary (patronictl list)
#   cluster.sh run PART             becomes that part (containers)
#   cluster.sh enable               starts them with the machine (systemd)
#
# FAIRLINE_CONFIG names another folder than /etc/fairline.
set -euo pipefail
# shellcheck source=render.sh
. "$(dirname "$0")/render.sh"
load_settings "${FAIRLINE_CONFIG:-/etc/fairline}/settings.env"

parts=()
collect_parts() {
  local i
  for i in $HERE; do if runs_on "$i" "$ETCDS"; then parts+=("etcd-$i"); fi; done
  for i in $HERE; do if runs_on "$i" "$DATABASES"; then parts+=("patroni-$i"); fi; done
  for i in $HERE; do if runs_on "$i" "$NODES"; then
    parts+=(haproxy)
    break
  fi; done
  for i in $HERE; do if runs_on "$i" "$NODES"; then parts+=("pgbouncer-$i"); fi; done
  for i in $HERE; do if runs_on "$i" "$NODES"; then parts+=("node-$i"); fi; done
}
collect_parts

has_systemd() { [ -d /run/systemd/system ] && [ "$CONFIG_DIR" = /etc/fairline ]; }
# The unit of a part: node-1 is fairline-node@1.
unit_of() { case $1 in haproxy) echo fairline-haproxy ;; *) echo "fairline-${1%-*}@${1##*-}" ;; esac; }

# as USER COMMAND …: becomes it, as that user and with nothing of this environment.
as() {
  local user=$1
  shift
  exec setpriv --reuid "$user" --regid "$(id -gn "$user")" --init-groups --inh-caps=-all \
    env -i PATH="$PROGRAM_DIR/node_modules/.bin:/usr/sbin:/usr/bin:/sbin:/bin" HOME="$DATA_DIR" LANG=C.UTF-8 "$@"
}

# Becomes the program of a part.
run_part() {
  local i=${1##*-} line environment=()
  case $1 in
    etcd-*)
      mapfile -t environment <"$CONFIG_DIR/etcd-$i.env"
      as "$DATABASE_USER" "${environment[@]}" etcd
      ;;
    patroni-*) as "$DATABASE_USER" patroni "$CONFIG_DIR/patroni-$i.yml" ;;
    pgbouncer-*) as "$DATABASE_USER" pgbouncer "$CONFIG_DIR/pgbouncer-$i.ini" ;;
    haproxy) exec haproxy -W -db -f "$CONFIG_DIR/haproxy.cfg" ;;
    node-*)
      cd "$PROGRAM_DIR"
      while IFS= read -r line; do if [[ $line == [A-Z_]*=* ]]; then environment+=("$line"); fi; done <"$CONFIG_DIR/node-$i.env"
      as "$NODE_USER" "${environment[@]}" node --max-semi-space-size=16 scripts/serve.ts --no-build
      ;;
  esac
}

pid_of() { cat "$RUN_DIR/$1.pid" 2>/dev/null || true; }
is_running() {
  local pid
  pid=$(pid_of "$1")
  [ -n "$pid" ] && kill -0 "$pid" 2>/dev/null && [ "$(cut -d ' ' -f 3 "/proc/$pid/stat" 2>/dev/null)" != Z ]
}

start_part() {
  if has_systemd; then
    # Without waiting: one etcd alone is not ready until there is another one.
    systemctl start --no-block "$(unit_of "$1")"
    return
  fi
  # One at a time: two callers must not both find it stopped.
  (
    flock 9
    if is_running "$1"; then exit; fi
    # A session of its own: it ends neither with this terminal nor with what has called this.
    setsid "$DEPLOY_DIR/cluster.sh" run "$1" >>"$LOG_DIR/$1.log" 2>&1 </dev/null 9>&- &
    echo $! >"$RUN_DIR/$1.pid"
  ) 9>"$RUN_DIR/$1.lock"
}

stop_part() {
  local pid waited=0
  if has_systemd; then
    systemctl stop "$(unit_of "$1")"
    return
  fi
  pid=$(pid_of "$1")
  if is_running "$1"; then
    kill -TERM "$pid" 2>/dev/null || true
    while is_running "$1" && [ "$waited" -lt 300 ]; do
      sleep 0.1
      waited=$((waited + 1))
    done
    if is_running "$1"; then kill -KILL "$pid" 2>/dev/null || true; fi
  fi
  rm -f "$RUN_DIR/$1.pid"
}

# answers URL: whether it answers 200.
answers() {
  local host port path
  IFS=/ read -r _ _ host path <<<"$1"
  port=${host##*:}
  host=${host%:*}
  exec 5<>"/dev/tcp/$host/$port" || return 1
  printf 'GET /%s HTTP/1.1\r\nHost: fairline\r\nConnection: close\r\n\r\n' "$path" >&5
  read -r -t 3 _ status _ <&5 && [ "$status" = 200 ]
}
# wait_for PART WHAT URL …: until one of them answers 200, three minutes at most, or until the part has ended.
wait_for() {
  local part=$1 what=$2 url end=$((SECONDS + 180))
  shift 2
  while [ "$SECONDS" -lt "$end" ]; do
    if ! has_systemd && ! is_running "$part"; then
      echo "$part has ended: see $LOG_DIR/$part.log" >&2
      return 1
    fi
    for url in "$@"; do if (answers "$url") 2>/dev/null; then return; fi; done
    sleep 0.3
  done
  echo "No $what after three minutes: see $LOG_DIR, or journalctl -u 'fairline-*'." >&2
  return 1
}
primary_url() { echo "http://$2:$((PATRONI_PORT + $1))/primary"; }
wait_for_primary() {
  # shellcheck disable=SC2046 # one word for each
  wait_for "$1" 'primary database' $(join ' ' "$DATABASES" primary_url)
}
wait_for_node() {
  local host="HOST_${1##*-}"
  wait_for "$1" 'node that serves' "http://${!host}:$((NODE_PORT + ${1##*-}))$CHECK_PATH"
}

# start_all PART …: nodes wait for a primary, and the command returns when they serve.
start_all() {
  local part has_nodes=
  mkdir -p "$RUN_DIR" "$LOG_DIR"
  for part in "$@"; do
    if [[ $part == node-* ]] && [ -z "$has_nodes" ]; then
      wait_for_primary haproxy
      has_nodes=yes
    fi
    start_part "$part"
  done
  for part in "$@"; do if [[ $part == node-* ]]; then wait_for_node "$part"; fi; done
}

reversed() {
  local i
  for ((i = $#; i > 0; i--)); do echo "${!i}"; done
}

command=${1:-status}
shift || true
case $command in
  start)
    if [ $# -gt 0 ]; then
      start_all "$@"
    else
      start_all "${parts[@]}"
      echo "Fairline is at http://$PUBLIC_HOST:$PUBLIC_PORT"
    fi
    ;;
  stop)
    if [ $# -gt 0 ]; then chosen=("$@"); else chosen=("${parts[@]}"); fi
    for part in $(reversed "${chosen[@]}"); do stop_part "$part"; done
    ;;
  restart)
    for part in "$@"; do stop_part "$part"; done
    start_all "$@"
    ;;
  roll)
    for part in "${parts[@]}"; do
      if [[ $part == node-* ]]; then
        stop_part "$part"
        start_all "$part"
      fi
    done
    ;;
  status)
    for part in "${parts[@]}"; do
      if has_systemd; then
        printf '%-12s %s\n' "$part" "$(systemctl is-active "$(unit_of "$part")" || true)"
      elif is_running "$part"; then
        printf '%-12s %s\n' "$part" "running, process $(pid_of "$part")"
      else
        printf '%-12s %s\n' "$part" stopped
      fi
    done
    ;;
  run) run_part "$1" ;;
  enable) for part in "${parts[@]}"; do systemctl enable -q "$(unit_of "$part")"; done ;;
  databases)
    config=$(patroni_config)
    timeout 15 patronictl -c "$config" list
    ;;
  *)
    sed -n '2,13p' "$0" >&2
    exit 2
    ;;
esac
