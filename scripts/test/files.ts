import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The test files below `folder` whose path contains one of the words, all when there are none. */
export function findTests(folder: string, words: string[]): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => /\.test\.tsx?$/.test(name))
    .map(name => join(folder, name).replaceAll('\\', '/'))
    .filter(file => words.length === 0 || words.some(word => file.includes(word)))
    .sort()
}

export function needsBrowser(file: string): boolean {
  return file.startsWith('tests/browser/')
}

/** How many tests a file holds that is not run. */
export function countTests(file: string): number {
  return Math.max(1, readFileSync(file, 'utf8').match(/^\s*test\(/gm)?.length ?? 0)
}
