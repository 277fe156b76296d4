#!/bin/sh
# PostgreSQL's archive_command: copies one file of the write-ahead log ($1) to the archive under its name ($2). Never overwrites a file
# with another content, and reports success only when the copy is on disk.
set -eu
target='@BACKUP_DIR@/wal'
mkdir -p "$target"
if [ -f "$target/$2" ]; then
  exec cmp -s "$1" "$target/$2"
fi
# Both databases may archive the same file at a time.
temporary="$target/.$2.$$"
trap 'rm -f "$temporary"' EXIT
cp "$1" "$temporary"
sync "$temporary"
mv "$temporary" "$target/$2"
sync "$target"
