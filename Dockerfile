# One base image for both stages, by the digest of its index for all processors: docs/operating.md says how to look up that of another version.
ARG BASE=node:24.18.1-bookworm-slim@sha256:235600a8101ab264e117b1768e925532262668dc9b581ef1dd7d96ced463b8e7
# LiteFS's own image, for several machines (docs/replication.md). Pin it where you build, with --build-arg LITEFS=flyio/litefs:0.5@sha256:….
ARG LITEFS=flyio/litefs:0.5

# Build: compilers for the database driver, development packages for the bundle.
FROM ${BASE} AS build
RUN apt-get update && apt-get install -y --no-install-recommends python3 make g++ && rm -rf /var/lib/apt/lists/*
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run build && npm prune --omit=dev

FROM ${LITEFS} AS litefs

# Run: no compiler, no root, one volume.
FROM ${BASE} AS run
# What glibc would keep for each thread and from the start, it gives back.
ENV NODE_ENV=production APP_MODE=live PORT=3000 HOST=0.0.0.0 DATA_DIR=/data MALLOC_TRIM_THRESHOLD_=131072 MALLOC_ARENA_MAX=1
WORKDIR /app
RUN mkdir /data && chown node:node /data
COPY --from=build --chown=node:node /app/package.json ./
COPY --from=build --chown=node:node /app/node_modules ./node_modules
COPY --from=build --chown=node:node /app/build ./build
COPY --from=build --chown=node:node /app/drizzle ./drizzle
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=10s CMD ["node", "-e", "fetch('http://127.0.0.1:'+(process.env.PORT||3000)+'/healthz').then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"]

# One of several machines (docs/replication.md): docker build --target cluster. Root, because LiteFS mounts; it starts the server as node.
FROM run AS cluster
RUN apt-get update && apt-get install -y --no-install-recommends fuse3 && rm -rf /var/lib/apt/lists/*
COPY --from=litefs /usr/local/bin/litefs /usr/local/bin/litefs
COPY litefs.yml fly-cluster.sh ./
CMD ["litefs", "mount", "-config", "litefs.yml"]

# One machine: what docker build makes without a target.
FROM run
USER node
CMD ["node", "--max-old-space-size=256", "--max-semi-space-size=4", "build/server.js"]
