#!/bin/bash
# Puts this machine's part of the cluster in place: packages of Debian, users, folders, secrets, configuration and, with systemd, units.
#
#   sudo deploy/install.sh [SETTINGS]      settings/one-machine.env unless given
#
# May be run again, after a change of the settings or an upgrade: secrets and data are kept. On further machines copy secrets.env of the
# first one to CONFIG_DIR beforehand.
set -euo pipefail
cd "$(dirname "$0")"
# shellcheck source=render.sh
. ./render.sh
settings=$(realpath "${1:-settings/one-machine.env}")
load_settings "$settings"

if [ "$(id -u)" != 0 ]; then
  echo "Run it as root: it installs packages and writes to $CONFIG_DIR." >&2
  exit 1
fi

packages=(haproxy pgbouncer patroni etcd-server etcd-client postgresql python3-etcd python3-psycopg2)
missing=()
for package in "${packages[@]}"; do
  dpkg-query -W -f '${Status}' "$package" 2>/dev/null | grep -q 'ok installed' || missing+=("$package")
done
if [ "${#missing[@]}" -gt 0 ]; then
  apt-get update -qq
  # A database of its own is not wanted.
  mkdir -p /etc/postgresql-common
  [ -f /etc/postgresql-common/createcluster.conf ] || echo 'create_main_cluster = false' >/etc/postgresql-common/createcluster.conf
  DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${missing[@]}" >/dev/null
  # Theirs would run beside ours.
  if [ -d /run/systemd/system ]; then
    systemctl disable --now haproxy pgbouncer patroni etcd 2>/dev/null || true
  fi
fi
load_settings "$settings"

id "$NODE_USER" >/dev/null 2>&1 || useradd --system --home-dir "$DATA_DIR/node" --shell /usr/sbin/nologin "$NODE_USER"
mkdir -p "$CONFIG_DIR" "$DATA_DIR" "$LOG_DIR" "$RUN_DIR" "$BACKUP_DIR"
for i in $HERE; do
  if runs_on "$i" "$ETCDS"; then install -d -m 700 -o "$DATABASE_USER" "$DATA_DIR/etcd-$i"; fi
  if runs_on "$i" "$DATABASES"; then install -d -m 700 -o "$DATABASE_USER" "$DATA_DIR/database-$i"; fi
done
install -d -m 700 -o "$NODE_USER" "$DATA_DIR/node"
install -d -m 700 -o "$DATABASE_USER" "$BACKUP_DIR"

if [ ! -f "$CONFIG_DIR/secrets.env" ]; then
  (
    umask 077
    for name in POSTGRES REPLICATION REWIND APP; do echo "${name}_PASSWORD=$(openssl rand -hex 24)"; done >"$CONFIG_DIR/secrets.env"
    echo "SECRETS_KEY=$(openssl rand -base64 32)" >>"$CONFIG_DIR/secrets.env"
  )
  load_settings "$settings"
fi
install -m 600 "$settings" "$CONFIG_DIR/settings.env"
render_all

# The program: this checkout, unless there is one in PROGRAM_DIR already. It runs as NODE_USER, who has to be able to read it.
if [ ! -e "$PROGRAM_DIR" ]; then ln -s "$(realpath ..)" "$PROGRAM_DIR"; fi
if ! setpriv --reuid "$NODE_USER" --clear-groups test -r "$PROGRAM_DIR/package.json"; then
  echo "The user $NODE_USER cannot read $(realpath "$PROGRAM_DIR"). Move the checkout to $PROGRAM_DIR." >&2
  exit 1
fi
if [ ! -d "$PROGRAM_DIR/node_modules" ]; then (cd "$PROGRAM_DIR" && npm ci --no-audit --no-fund); fi
if [ ! -f "$PROGRAM_DIR/dist/index.html" ]; then (cd "$PROGRAM_DIR" && PATH="$PROGRAM_DIR/node_modules/.bin:$PATH" npm run build); fi

if [ -d /run/systemd/system ]; then
  # The units name the default folders.
  for unit in systemd/*; do
    sed -e "s#/etc/fairline#$CONFIG_DIR#g; s#/opt/fairline#$PROGRAM_DIR#g" \
      -e "s#^User=postgres#User=$DATABASE_USER#; s#^User=fairline#User=$NODE_USER#" "$unit" >"/etc/systemd/system/$(basename "$unit")"
  done
  systemctl daemon-reload
  systemctl enable -q fairline.target
  ./cluster.sh enable
fi
echo "Installed. Start it:  sudo $(pwd)/cluster.sh start"
