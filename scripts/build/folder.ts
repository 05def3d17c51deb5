import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** Makes an empty folder beside `dist` for this process alone, and removes those of processes that were killed. */
export function ownFolder(beside: string): string {
  for (const name of readdirSync(beside)) {
    const [, pid] = /^dist\.(\d+)(\.old)?$/.exec(name) ?? []
    if (pid && !isRunning(Number(pid))) remove(join(beside, name))
  }
  const folder = join(beside, `dist.${process.pid}`)
  remove(folder)
  mkdirSync(folder)
  return folder
}

/** Moves the folder to `dist`, in place of what another build may have put there meanwhile. */
export function replaceDist(folder: string, dist: string): void {
  const old = `${folder}.old`
  do {
    remove(old)
    renameUnless('ENOENT', dist, old)
  } while (!renameUnless('ENOTEMPTY', folder, dist))
  remove(old)
}

export function remove(folder: string): void {
  rmSync(folder, { recursive: true, force: true })
}

/** Returns false if the move failed for the given reason. */
function renameUnless(code: string, from: string, to: string): boolean {
  try {
    renameSync(from, to)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === code) return false
    throw error
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
