# Builds with the development tools, runs without them.
FROM node:24-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --include=dev --ignore-scripts --no-audit --no-fund
COPY . .
RUN node scripts/run.mjs build

FROM node:24-slim AS packages
WORKDIR /app
COPY package.json package-lock.json ./
# argon2 ships prebuilt binaries for this platform, so no install script is needed
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund

FROM node:24-slim
# hashing and file reads share Node's thread pool; with the malloc settings the 19 MB of each hash are freed at once
ENV NODE_ENV=production UV_THREADPOOL_SIZE=8 DATA_DIR=/app/data \
  MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=131072 MALLOC_TRIM_THRESHOLD_=131072
WORKDIR /app
RUN mkdir -p data/downloads && chown -R node:node data
COPY --from=packages /app/node_modules ./node_modules
COPY package.json package-lock.json ./
COPY migrations ./migrations
COPY static ./static
# operator commands: npm run migrate, seed, admin, job
COPY scripts ./scripts
COPY src ./src
COPY --from=build /app/dist ./dist
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}${process.env.BASE_PATH || ''}/api/health/live`).then(answer => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# requests leave few old objects, and 20,000 held devices 180 MB of them; the 35 MB of Maglev, the middle compiler, are better
# spent on young ones
CMD ["node", "--no-maglev", "--max-semi-space-size=8", "--max-old-space-size=512", "dist/server.js"]
