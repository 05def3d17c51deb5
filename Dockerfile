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
# argon2 comes with binaries for this platform: no package needs its script to run
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund

FROM node:24-slim
# passwords are hashed on Node's own threads, and files are read there too; the heap stays small, since requests leave little
ENV NODE_ENV=production UV_THREADPOOL_SIZE=8 MALLOC_ARENA_MAX=2 DATA_DIR=/app/data NODE_OPTIONS="--max-semi-space-size=8 --max-old-space-size=256"
WORKDIR /app
RUN mkdir data && chown node:node data
COPY --from=packages /app/node_modules ./node_modules
COPY package.json package-lock.json ./
COPY migrations ./migrations
COPY static ./static
# the commands for operators: npm run migrate, seed, admin, job
COPY scripts ./scripts
COPY src ./src
COPY --from=build /app/dist ./dist
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}${process.env.BASE_PATH || ''}/api/health/live`).then(answer => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/server.js"]
