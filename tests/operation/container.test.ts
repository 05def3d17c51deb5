import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { memorySettings, nodeFlags } from '../../scripts/bench/served.ts'
import { endpoints } from '../../src/modules.ts'
import { frontTest } from '../helpers/front.ts'

const root = join(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const dockerfile = read('Dockerfile')
const lastStage = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '))

test('R51: the container runs node directly, so that signals reach the server', () => {
  const command = JSON.parse(/^CMD (\[.*\])$/m.exec(lastStage)![1]!)
  assert.equal(command, ['node', ...nodeFlags, 'dist/server.js'])
  assert.not.match(lastStage, /^ENTRYPOINT/m)
})

test('the container has the memory limits that the benchmark uses', () => {
  for (const [name, value] of Object.entries(memorySettings))
    assert.match(lastStage, new RegExp(`\\b${name}=${value}\\b`))
})

test('the container runs as an unprivileged user, in production', () => {
  assert.match(lastStage, /^USER node$/m)
  assert.match(lastStage, /NODE_ENV=production\b/)
  assert.ok(lastStage.indexOf('\nUSER ') < lastStage.indexOf('\nCMD '))
})

test('the container has the Node.js version that the tests run on', () => {
  const major = JSON.parse(read('package.json')).devDependencies.node.split('.')[0]
  const images = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, image]) => image)
  assert.equal(new Set(images), new Set([`node:${major}-slim`]))
})

test('the health check of the container requests an existing public endpoint', () => {
  const path = /^HEALTHCHECK [\s\S]*?\}\/api(\/[\w/]+)`/m.exec(lastStage)?.[1]
  assert.ok(
    endpoints.some(endpoint => endpoint.method === 'GET' && endpoint.path === path && endpoint.who === 'visitor'),
  )
})

test('the front has the limits that the service is measured with, and is the only one that the internet reaches', () => {
  const front = read('deploy/Caddyfile')
  for (const line of ['read_header 5s', 'read_body 16s', 'write 1h', 'idle 60s', 'keepalive 60s', 'max_size 10MB'])
    assert.match(front, new RegExp(`^\\s+${line}$`, 'm'))
  assert.not.match(front, /^\s*(encode|header|health_uri|trusted_proxies)\b/m)
  const [, ofFront, ofApp] = /^ {2}front:\n(.*?)^ {2}app:\n(.*?)^ {2}database:/ms.exec(read('compose.yaml'))!
  assert.match(ofFront!, "- '443:443/udp'")
  assert.match(ofApp!, 'TRUST_PROXY: 1')
  assert.not.match(ofApp!, 'ports:')
})

frontTest(test, 'the front starts with its settings', () => {
  const config = ['validate', '--adapter', 'caddyfile', '--config', join(root, 'deploy/Caddyfile')]
  const env = { ...process.env, APP_ORIGIN: 'https://anni.example.vn' }
  const { status, stderr } = spawnSync('caddy', config, { env, encoding: 'utf8' })
  assert.is(status, 0, stderr)
})

test('every folder copied into the container exists and is allowed by .dockerignore', () => {
  const allowed = read('.dockerignore').match(/(?<=^!).*/gm)!
  const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.*) \S+$/gm)].flatMap(([, names]) => names!.split(' '))
  const named = copied.filter(name => name !== '.')
  assert.ok(named.length > 0)
  for (const name of named) {
    assert.ok(existsSync(join(root, name)), name)
    assert.ok(allowed.includes(name), name)
  }
})

test('every variable that the service reads is in .env.example', () => {
  const explained = read('.env.example')
  const readers = readdirSync(join(root, 'src/kernel/config')).map(file => `src/kernel/config/${file}`)
  const code = ['src/kernel/config.ts', ...readers]
    .map(file => read(file).replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, ''))
    .join('\n')
  // nothing else is written in capitals there
  const names = new Set(code.match(/\b[A-Z][A-Z\d]*_[A-Z\d_]*[A-Z]\b|(?<=env\.)[A-Z]+/g))
  assert.ok(names.size > 30)
  for (const name of names) assert.match(explained, new RegExp(`^#?${name}=`, 'm'), name)
})

test.run()
