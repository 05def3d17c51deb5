import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { machineWords } from '../../src/i18n/machine.ts'
import { TryBlocking } from '../../views/portal/machines/machine-forms.tsx'
import { loaded, one, rendered } from '../parts/screen.tsx'

test('a machine that is off is not said to answer “Thử chặn” within seconds', async () => {
  await loaded(machineWords)
  const said = (isSilent: boolean) =>
    one('[role=status]', rendered(<TryBlocking tried isSilent={isSilent} />)).textContent
  assert.is(said(false), 'Đã gửi. Kết quả thường về trong vài giây.')
  assert.match(said(true), 'máy đang tắt hoặc mất mạng')
})

test.run()
