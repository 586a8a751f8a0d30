#!/bin/sh
# Plays an accident and its repair, on scratch clusters of its own: a PostgreSQL that archives its log, Girone's demo
# community in it, a base backup, more rows, a table emptied by mistake, and the way back to the second before.
# Needs PostgreSQL's programs (Debian: postgresql) and a built Girone (npm run build). As root it runs them as postgres.
#   deploy/backup/restore-drill.sh [folder of PostgreSQL's programs]
set -eu
root=$(cd "$(dirname "$0")/../.." && pwd)
bin=${1:-$(ls -d /usr/lib/postgresql/*/bin | sort -V | tail -n 1)}
port=${DRILL_PORT:-5497}
place=$(mktemp -d /tmp/girone-restore-drill.XXXXXX)
url=postgres://girone@127.0.0.1:$port/girone
as() { if [ "$(id -u)" = 0 ]; then setpriv --reuid=postgres --regid=postgres --init-groups "$@"; else "$@"; fi; }
ask() { "$bin/psql" --no-psqlrc --quiet --tuples-only --no-align --set ON_ERROR_STOP=1 "$url" --command "$1"; }
say() { printf '%s  %s\n' "$(date +%T)" "$*"; }
start() { as "$bin/pg_ctl" --pgdata="$1" --log="$place/log" --wait --timeout=300 start > /dev/null; }
stop() { as "$bin/pg_ctl" --pgdata="$1" --mode="$2" --wait stop > /dev/null; }
clean_up() {
  for cluster in live back; do stop "$place/$cluster" immediate 2> /dev/null || true; done
  rm -rf "$place"
}
trap clean_up EXIT

mkdir "$place/archive" "$place/data" && chmod 755 "$place"
[ "$(id -u)" != 0 ] || chown postgres "$place" "$place/archive"
cd "$place"
as "$bin/initdb" --pgdata="$place/live" --username=girone --auth=trust > /dev/null
cat >> "$place/live/postgresql.conf" << SETTINGS
port = $port
unix_socket_directories = '$place'
archive_mode = on
archive_command = 'test ! -f $place/archive/%f && cp %p $place/archive/%f.part && mv $place/archive/%f.part $place/archive/%f'
archive_timeout = 60
SETTINGS
start "$place/live"
"$bin/createdb" --host=127.0.0.1 --port="$port" --username=girone girone
say "a PostgreSQL that archives its log"

DATABASE_URL=$url DATA_DIR=$place/data SESSION_SECRET='a secret of the drill, thrown away' DEMO=on WORKERS=1 PORT=0 \
  LOG_LEVEL=warn node "$root/server/dist/main.js" > "$place/girone.log" 2>&1 &
girone=$!
until [ "$(ask "select count(*) > 0 from users" 2> /dev/null)" = t ]; do
  kill -0 $girone || { cat "$place/girone.log"; exit 1; }
  sleep 1
done
kill -TERM $girone && wait $girone || true
say "Girone with its demo community: $(ask 'select count(*) from votes') votes"

as "$bin/pg_basebackup" --host=127.0.0.1 --port="$port" --username=girone --pgdata="$place/base" --checkpoint=fast
say "base backup: $(du -sh "$place/base" | cut -f 1)"

ask "insert into posts (content, author_id) select 'after the base backup', min(id) from users"
before=$(ask "select count(*) from votes")
moment=$(ask 'select clock_timestamp()')
sleep 2
ask 'truncate votes'
say "the accident: $(ask 'select count(*) from votes') votes; the moment before it was $moment"
ask 'select pg_switch_wal()' > /dev/null
stop "$place/live" fast

as cp -a "$place/base" "$place/back"
as touch "$place/back/recovery.signal"
as sh -c "cat >> '$place/back/postgresql.conf'" << SETTINGS
archive_mode = off
restore_command = 'cp $place/archive/%f %p'
recovery_target_time = '$moment'
recovery_target_action = promote
SETTINGS
began=$(date +%s)
start "$place/back"
until [ "$(ask 'select pg_is_in_recovery()')" = f ]; do sleep 1; done
say "back at $moment after $(($(date +%s) - began)) s"
after=$(ask 'select count(*) from votes')
posts=$(ask "select count(*) from posts where content = 'after the base backup'")
say "votes $after of $before, and $posts post that was written after the base backup"
DATABASE_URL=$url node "$root/server/dist/cli/check.js" > "$place/check.log" || { cat "$place/check.log"; exit 1; }
say "npm run check: $(grep -c . "$place/check.log") rules, none broken"
[ "$after" = "$before" ] && [ "$posts" = 1 ] && say 'the drill has passed'
