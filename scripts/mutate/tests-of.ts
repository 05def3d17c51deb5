import { basename, dirname } from 'node:path'
import { findTests, runsAlone, sharedProcess, testsHashing } from '../test/files.ts'
import type { Area } from './areas.ts'

/** The test files of a source, those first whose names have a word of its own or of its folder, as they notice soonest. */
export function testsOf(source: string, { tests, usesDatabase }: Area): string[] {
  const found = findTests('tests', tests)
  if (!usesDatabase) return found
  // the others change their process, or hash as slowly as in production
  const together = found.filter(file => sharedProcess(file) === 'others' && !runsAlone(file) && !testsHashing(file))
  const own = wordsOf(basename(source, '.ts'))
  const near = wordsOf(basename(dirname(source)))
  const weight = (file: string) => {
    const words = wordsOf(basename(file, '.test.ts'))
    return 2 * words.filter(word => own.includes(word)).length + words.filter(word => near.includes(word)).length
  }
  return together.toSorted((one, other) => weight(other) - weight(one))
}

/** Without the s of several and the store of a table. */
function wordsOf(name: string): string[] {
  return name
    .split('-')
    .filter(word => word !== 'store')
    .map(word => word.replace(/s$/, ''))
}
