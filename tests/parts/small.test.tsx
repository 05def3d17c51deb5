import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { Avatar } from '../../views/parts/avatar.tsx'
import { Breadcrumb } from '../../views/parts/breadcrumb.tsx'
import { Checklist } from '../../views/parts/checklist.tsx'
import { DateText } from '../../views/parts/date-text.tsx'
import { Money } from '../../views/parts/money.tsx'
import { Steps } from '../../views/parts/steps.tsx'
import { one, rendered } from './screen.tsx'

test('an avatar shows the first letter, or U', () => {
  assert.is(rendered(<Avatar name="đặng Ánh" />).textContent, 'Đ')
  assert.is(rendered(<Avatar name=" " />).textContent, 'U')
  assert.is(rendered(<Avatar />).textContent, 'U')
})

test('a price that was lowered is announced as the original one, beside the current one', () => {
  assert.is(
    rendered(<Money amount={702_000} before={780_000} />).textContent,
    'Giá gốc 780.000\u00a0₫ Giá hiện tại 702.000\u00a0₫',
  )
  assert.is(rendered(<Money amount={390_000} />, 'en').textContent, '390.000\u00a0₫')
})

test('a moment is the day it is in Vietnam, and a missing date is a dash', () => {
  assert.is(rendered(<DateText date="2026-11-20T17:30:00.000Z" />).textContent, '21/11/2026')
  assert.is(rendered(<DateText date="2026-11-21" />, 'en').textContent, '21/11/2026')
  assert.is(one('time', rendered(<DateText date="2026-11-21" />)).getAttribute('datetime'), '2026-11-21')
  for (const nothing of [null, undefined, '', '0000-00-00']) {
    assert.is(rendered(<DateText date={nothing} />).textContent, '–Chưa có')
  }
})

test('steps announce which one is current and which are done', () => {
  const box = rendered(<Steps steps={['Thông tin', 'Xác nhận']} current={2} />)
  assert.match(one('[aria-current=step]', box).textContent ?? '', 'Xác nhận')
  assert.match(one('.steps-done', box).textContent ?? '', 'Đã xong')
})

test('a checklist says in words what the tick says', () => {
  const box = rendered(
    <Checklist
      items={[
        { label: 'Một chữ hoa', met: true },
        { label: 'Một chữ số', met: false },
      ]}
    />,
  )
  assert.equal(
    [...box.querySelectorAll('li')].map(item => item.textContent),
    ['Một chữ hoa (Đã đạt)', 'Một chữ số (Chưa đạt)'],
  )
  const [met, unmet] = box.querySelectorAll('.checklist-mark')
  assert.is(met!.children.length, 1)
  assert.is(unmet!.children.length, 0)
})

test('the last crumb is the page itself', () => {
  const box = rendered(<Breadcrumb trail={[{ label: 'Trang chủ', to: '/' }, { label: 'Quản trị' }]} />)
  assert.is(one('a', box).getAttribute('href'), '/')
  assert.is(one('[aria-current=page]', box).textContent, 'Quản trị')
})

test.run()
