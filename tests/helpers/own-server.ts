import type { Test } from 'uvu'
import { findPostgres } from '../../scripts/test/postgres.ts'
import { skip } from './skip.ts'

type Declare = (test: Test, name: string, run: () => Promise<void>) => void

/** Declares a test that starts PostgreSQL servers of its own, with the programs in the folder that it is given. */
export function ownServerTest(test: Test, name: string, declare: Declare, run: (bin: string) => Promise<void>): void {
  const bin = findPostgres()
  if (bin) declare(test, name, () => run(bin))
  else skip(test, name, 'no PostgreSQL programs found')
}
