import { run as test } from './test.ts'

const zones = ['UTC', 'Asia/Ho_Chi_Minh', 'America/New_York', 'Pacific/Kiritimati']
/** The tests that depend on days, months and money. */
const billing = ['/billing', '/shared/months', '/console/orders', '/console/refunds', '/console/work']

/**
 * `npm run proof`: the tests with all combinations and repetitions, and then those of billing in each of the time zones;
 * run it by hand before a release. With words, only the files whose path contains one of them, once.
 */
export async function run(words: string[]): Promise<void> {
  process.env.PROOF = 'on'
  await test(words)
  if (words.length > 0) return
  delete process.env.PROOF
  for (const zone of zones) {
    process.env.TZ = zone
    console.log(`\n${zone}:`)
    await test(billing)
  }
}
