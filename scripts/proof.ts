import { run as test } from './test.ts'

/** `npm run proof`: the tests with all combinations and repetitions; run it by hand before a release. */
export async function run(words: string[]): Promise<void> {
  process.env.PROOF = 'on'
  await test(words)
}
