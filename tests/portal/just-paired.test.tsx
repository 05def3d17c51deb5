import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { todayWords } from '../../src/i18n/today.ts'
import type { ChildToday } from '../../views/portal/read-family.ts'
import { JustPaired } from '../../views/portal/today/just-paired.tsx'
import { loaded, mounted } from '../parts/screen.tsx'

const family = (state: string) =>
  [{ devices: [{ nguoi_dung_id: 7, ten_thiet_bi: 'Laptop', state, checks: [] }] }] as unknown as ChildToday[]
const shown = () => document.querySelector('.notice')?.textContent ?? ''

test('a machine that was paired is said to be protected once, and not to be waited for when it has new rules to take', async () => {
  await loaded(todayWords)
  const page = await mounted(<JustPaired family={family('waiting')} />, '/user?ghep=7')
  assert.match(shown(), 'Trong khoảng một phút')
  await page.again(<JustPaired family={family('green')} />)
  assert.match(shown(), 'Xong rồi')
  await page.again(<JustPaired family={family('waiting')} />)
  assert.is(shown(), '')
  await page.gone()
})

test.run()
