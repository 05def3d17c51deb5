import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { operatorError } from '../../src/kernel/operator-error.ts'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

export function findChromium(env: NodeJS.ProcessEnv): string | undefined {
  return env.CHROMIUM_PATH || find(env, names)
}

export function needChromium(): string {
  const found = findChromium(process.env)
  if (!found) throw operatorError('This command needs a Chromium: install one, or set CHROMIUM_PATH.')
  return found
}

/** Chromium without its windows, which takes two thirds of the CPU time. It cannot restore a page on Back. */
export function findHeadlessShell(env: NodeJS.ProcessEnv): string | undefined {
  return env.CHROMIUM_PATH ? undefined : find(env, ['chromium-headless-shell', 'chrome-headless-shell'])
}

function find(env: NodeJS.ProcessEnv, programs: string[]): string | undefined {
  const folders = (env.PATH ?? '').split(delimiter)
  return programs.flatMap(name => folders.map(folder => join(folder, name))).find(existsSync)
}
