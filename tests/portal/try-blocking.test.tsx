import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { machineWords } from '../../src/i18n/machine.ts'
import { todayWords } from '../../src/i18n/today.ts'
import { TryBlocking } from '../../views/portal/machines/machine-forms.tsx'
import { loaded, one, rendered } from '../parts/screen.tsx'

const now = '2026-11-24T02:30:00.000Z'

test('a machine that is off is not said to answer “Thử chặn” within seconds', async () => {
  await loaded(machineWords, todayWords)
  const said = (state: 'green' | 'silent') =>
    one('[role=status]', rendered(<TryBlocking tried machine={{ state, checks: [] }} now={now} />)).textContent
  assert.is(said('green'), 'Đã gửi. Kết quả thường về trong vài giây.')
  assert.match(said('silent'), 'máy đang tắt hoặc mất mạng')
})

test.run()
