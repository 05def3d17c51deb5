// Runs a command of this folder: `node scripts/run.mjs start`. Plain JavaScript, because it must start on any Node.js
// from 20 on: it installs what is missing, then runs the command on Node.js 24.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { constants } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const bundledNode = join(root, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node')
const needTools = [
  ...['start', 'dev', 'build', 'test', 'proof', 'coverage', 'check', 'bench', 'mutate'],
  ...['app-icons', 'lighthouse', 'pictures', 'share-images'],
]
const [command = '', ...args] = process.argv.slice(2)

process.chdir(root)
if (!/^[a-z-]+$/.test(command) || !existsSync(commandFile())) stop(`there is no command "${command}"; see README.md.`)
if (process.env.npm_lifecycle_event) endWithNpm()
if (!isInstalled()) install()
if (olderThan(22, 22) && !existsSync(bundledNode)) installNode()
if (olderThan(24, 0) && existsSync(bundledNode)) runOn(bundledNode)
else await runHere()

// A SIGTERM of npm reaches only the shell between it and this process (Debian's dash), which would leave us behind.
function endWithNpm() {
  const parent = process.ppid
  const watching = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watching)
    process.kill(process.pid, 'SIGTERM')
  }, 500)
  watching.unref()
}

function commandFile() {
  return join(root, 'scripts', `${command}.ts`)
}

async function runHere() {
  try {
    const { run } = await import(pathToFileURL(commandFile()).href)
    if (!run) stop(`there is no command "${command}"; see README.md.`)
    await run(args)
  } catch (error) {
    if (error?.forOperator) stop(error.message)
    if (error?.code?.startsWith('ERR_PARSE_ARGS_')) stop(`${error.message.split('. ')[0]}; see README.md.`)
    console.error(error)
    process.exit(1)
  }
}

function runOn(node) {
  const child = spawn(node, process.argv.slice(1), { stdio: 'inherit' })
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  // on Ctrl-C a terminal sends the signal to both processes itself
  process.on('SIGINT', () => process.stdin.isTTY || child.kill('SIGINT'))
  child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]))
}

// npm records what it installed in node_modules/.package-lock.json.
function isInstalled() {
  const installed = packagesIn('node_modules/.package-lock.json')
  return Object.entries(packagesIn('package-lock.json')).every(([path, wanted]) => {
    if (path === '' || wanted.optional || wanted.peer) return true
    if (wanted.dev && !needTools.includes(command)) return true
    return installed[path]?.version === wanted.version
  })
}

function packagesIn(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {}
}

function install() {
  console.log('Installing packages …')
  const { npm_execpath: npm, npm_node_execpath: node } = process.env
  const ci = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
  // use the npm that started us: its Node.js is not in node_modules, which `npm ci` deletes
  const viaNpm = node && npm?.endsWith('npm-cli.js')
  const { status } = spawnSync(viaNpm ? node : 'npm', viaNpm ? [npm, ...ci] : ci, {
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: !viaNpm && process.platform === 'win32',
  })
  if (status !== 0) stop('the packages could not be installed: check the network, then run the command again.')
}

// The package `node` downloads its binary in an install script, which npm may be set not to run.
function installNode() {
  console.log('Installing Node.js 24 …')
  const cwd = join(root, 'node_modules/node')
  spawnSync(process.execPath, ['installArchSpecificPackage.js'], { cwd, stdio: 'ignore' })
  if (!existsSync(bundledNode))
    stop(
      `Node.js 24 could not be installed beside ${process.version}: install it yourself, then run the command again.`,
    )
}

function olderThan(major, minor) {
  const [runs, runsMinor] = process.versions.node.split('.').map(Number)
  return runs < major || (runs === major && runsMinor < minor)
}

function stop(message) {
  console.error(`An Nhi: ${message}`)
  process.exit(1)
}
