#!/bin/sh
# Starts a machine of a cluster on Fly (fly.cluster.toml). The machine in the primary region is the primary, all others are replicas.
set -eu
[ "$FLY_REGION" = "$PRIMARY_REGION" ] && LITEFS_ROLE=primary || LITEFS_ROLE=replica
export LITEFS_ROLE
export LITEFS_DIR=/litefs LITEFS_DATA=/data/litefs DATA_DIR=/data/files
# The private network of the organisation: 6PN.
export LITEFS_ADDR=fly-local-6pn:20202 LITEFS_HTTP=http://fly-local-6pn:20202
export LITEFS_PRIMARY="http://$PRIMARY_REGION.$FLY_APP_NAME.internal:20202"
export PRIMARY_URL="http://$PRIMARY_REGION.$FLY_APP_NAME.internal:$PORT"
export SERVER_COMMAND="setpriv --reuid=node --regid=node --init-groups node --max-old-space-size=256 --max-semi-space-size=4 build/server.js"
mkdir -p "$LITEFS_DATA" "$DATA_DIR"
chown node:node "$DATA_DIR"
# With "-- COMMAND" LiteFS starts that in place of the server, as for a restore.
exec litefs mount -config litefs.yml "$@"
