import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The test files below `folder` whose path contains one of the words, or all if there are no words. */
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

/** Files that measure time have one of these words in their name, and run while nothing else does. */
export function runsAlone(file: string): boolean {
  return /[/-](alone|floods?|overload|speed|timings?)[.-]/.test(file)
}

/**
 * The process that a file shares with others, or null for one of its own. Screens have one apart, because React looks for
 * a window when it is first loaded, and so have files that test hashing. A file that opens or kills databases, starts
 * services, or reads or changes the process has its own; one that measures time shares that of hashing.
 */
export function sharedProcess(file: string): 'screens' | 'hashing' | 'others' | null {
  if (file.startsWith('tests/embedded/')) return null
  // also of those that import helpers/process.ts
  if (/\bprocess\.(?!execPath)/.test(readFileSync(file, 'utf8'))) return null
  if (testsHashing(file)) return 'hashing'
  return file.endsWith('.tsx') ? 'screens' : 'others'
}

/** Whether a file needs passwords to be hashed with all of the memory that they take in production. */
export function testsHashing(file: string): boolean {
  return runsAlone(file) || /\/passwords\.test/.test(file)
}

/**
 * Slow files first, so that no lane still runs one at the end: in a proof those that do more in it, then those of the
 * browser, then those with their own process.
 */
export function longestFirst(files: string[], inFull: boolean): string[] {
  const weightOf = (file: string) =>
    inFull && doesMoreInFull(file) ? 3 : needsBrowser(file) ? 2 : sharedProcess(file) ? 0 : 1
  const weights = new Map(files.map(file => [file, weightOf(file)]))
  return files.toSorted((a, b) => weights.get(b)! - weights.get(a)!)
}

/** Whether a file repeats or combines more in a proof. */
function doesMoreInFull(file: string): boolean {
  return /helpers\/proof\.ts|\bproofTest\(/.test(readFileSync(file, 'utf8'))
}

/** Whether a file may find another result on another database: not what tests requests and pages around the modules. */
export function testsDatabase(file: string): boolean {
  return usesDatabase(file) && !needsBrowser(file) && !file.startsWith('tests/http/')
}

/** Whether a test file imports the helper for the run's database, directly or not. */
export function usesDatabase(file: string, helper = 'tests/helpers/db.ts'): boolean {
  const seen = new Set<string>()
  const reaches = (from: string): boolean => {
    if (from === helper) return true
    if (seen.has(from) || !existsSync(from)) return false
    seen.add(from)
    return importsOf(from).some(reaches)
  }
  return reaches(file)
}

/** The number of tests in a file that is not run. */
export function countTests(file: string): number {
  return Math.max(1, readFileSync(file, 'utf8').match(/^\s*test\(/gm)?.length ?? 0)
}

function importsOf(file: string): string[] {
  const named = readFileSync(file, 'utf8').matchAll(/(?:from|import|import\()\s*'(\.[^']+)'/g)
  return [...named].map(([, to]) => join(dirname(file), to!).replaceAll('\\', '/'))
}
