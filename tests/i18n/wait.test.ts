import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { waitIn } from '../../src/i18n/wait.ts'
import { withApp } from '../helpers/app.ts'
import { sending } from '../helpers/codes.ts'
import { timed } from '../helpers/time.ts'

const waits: [seconds: number | undefined, vi: string, en: string][] = [
  [1, '1 giây', '1 second'],
  [60, '60 giây', '60 seconds'],
  [61, '2 phút', '2 minutes'],
  [900, '15 phút', '15 minutes'],
  [3_600, '60 phút', '60 minutes'],
  [7_200, '2 giờ', '2 hours'],
  [86_400, '24 giờ', '24 hours'],
  [undefined, 'ít phút', 'a few minutes'],
]
for (const [seconds, vi, en] of waits)
  test(`a wait of ${seconds} seconds is formatted in a readable unit`, () => {
    assert.equal([waitIn('vi', seconds), waitIn('en', seconds)], [vi, en])
  })

test('a refusal for too many tries says how long to wait, in the caller’s language', () =>
  withApp(async app => {
    timed(app)
    await sending.register(app)
    const { json } = await sending.register(app)
    assert.match(json.message, /^Bạn đã thử quá nhiều lần. Vui lòng thử lại sau (59|60) giây.$/)
    const english = await sending.register(app, { headers: { 'Accept-Language': 'en' } })
    assert.match(english.json.message, /^Too many attempts. Please try again in (59|60) seconds.$/)
  }))

test.run()
