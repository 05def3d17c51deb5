import { spawnSync } from 'node:child_process'
import type { Callback, Test } from 'uvu'
import { skip } from './skip.ts'

const isInstalled = spawnSync('caddy', ['version']).status === 0

/** A test of the front, which is Caddy. */
export function frontTest(test: Test, name: string, run: Callback): void {
  if (isInstalled) test(name, run)
  else skip(test, name, 'Caddy is not installed')
}
