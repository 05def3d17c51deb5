import { run as test } from './test.ts'

/** `npm run proof`: the tests with every combination and every repetition, by hand and before a release. */
export async function run(words: string[]): Promise<void> {
  process.env.PROOF = 'on'
  await test(words)
}
