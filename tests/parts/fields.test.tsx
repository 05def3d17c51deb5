import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { CodeField } from '../../views/parts/code-field.tsx'
import { Field } from '../../views/parts/field.tsx'
import { PasswordField } from '../../views/parts/password-field.tsx'
import { RadioGroup } from '../../views/parts/radio-group.tsx'
import { Select } from '../../views/parts/select.tsx'
import { mounted, one, press, rendered } from './screen.tsx'

test('a field is linked to its label, its error and its hint, the error first', () => {
  const box = rendered(<Field label="Email" hint="Để gửi hoá đơn" error="Thiếu @" required />)
  const input = one('input', box)
  assert.is(one('label', box).getAttribute('for'), input.id)
  assert.is(input.getAttribute('aria-invalid'), 'true')
  assert.ok(input.hasAttribute('required'))
  const described = input.getAttribute('aria-describedby')!.split(' ')
  assert.equal(
    described.map(id => one(`[id="${id}"]`, box).textContent),
    ['Thiếu @', 'Để gửi hoá đơn'],
  )
})

test('a field without an error is not marked as invalid', () => {
  const input = one('input', rendered(<Field label="Email" />))
  assert.not(input.hasAttribute('aria-invalid'))
  assert.not(input.hasAttribute('aria-describedby'))
})

test('a field passes its attributes to the input', () => {
  const input = one('input', rendered(<Field label="Email" type="email" name="email" maxLength={80} />))
  assert.is(input.outerHTML.match(/type="(\w+)"/)?.[1], 'email')
  assert.is(input.getAttribute('name'), 'email')
  assert.is(input.getAttribute('maxlength'), '80')
})

test('a code can be filled in from the SMS', () => {
  const input = one('input', rendered(<CodeField label="Mã" name="otp" />))
  assert.is(input.getAttribute('autocomplete'), 'one-time-code')
  assert.is(input.getAttribute('inputmode'), 'numeric')
  assert.is(input.getAttribute('maxlength'), '6')
})

test('a password is hidden, and so is its button until JavaScript runs', () => {
  const box = rendered(<PasswordField label="Mật khẩu" />)
  assert.is(one('input', box).getAttribute('type'), 'password')
  assert.ok(one('button', box).hasAttribute('hidden'))
})

test('the button shows the password and hides it again', async () => {
  const page = await mounted(<PasswordField label="Mật khẩu" describedBy="rules" />)
  const input = one('input')
  const button = one('button')
  assert.not(button.hasAttribute('hidden'))
  assert.is(input.getAttribute('aria-describedby'), 'rules')
  assert.is(button.getAttribute('type'), 'button')
  await press(button)
  assert.is(input.getAttribute('type'), 'text')
  assert.is(button.getAttribute('aria-label'), 'Ẩn mật khẩu')
  await press(button)
  assert.is(input.getAttribute('type'), 'password')
  await page.gone()
})

test('a select begins with its empty option', () => {
  const box = rendered(<Select label="Loại" placeholder="Tất cả" options={[{ value: 'Laptop', label: 'Laptop' }]} />)
  assert.equal(
    [...box.querySelectorAll('option')].map(option => option.value),
    ['', 'Laptop'],
  )
})

test('a group of radios has one name and shows its value', () => {
  const choices = [
    { value: 'Nam', label: 'Nam' },
    { value: 'Nữ', label: 'Nữ' },
  ]
  const group = <RadioGroup label="Giới tính" name="gioi_tinh" choices={choices} value="Nữ" onChoose={() => {}} />
  const box = rendered(group)
  const inputs = [...box.querySelectorAll('input')]
  assert.equal(
    inputs.map(input => [input.name, input.hasAttribute('checked')]),
    [
      ['gioi_tinh', false],
      ['gioi_tinh', true],
    ],
  )
  assert.is(one('legend', box).textContent, 'Giới tính')
  assert.not(inputs[0]!.hasAttribute('aria-invalid'))
})

test('the choices of a group with an error are marked as invalid, so that the focus finds them; one may be ruled out', () => {
  const choices = [
    { value: 'PC1', label: 'Máy của An' },
    { value: 'PC2', label: 'Máy của Bình', disabled: true },
  ]
  const box = rendered(<RadioGroup label="Thiết bị" name="ma_thiet_bi" choices={choices} error="Chưa chọn" />)
  assert.equal(
    [...box.querySelectorAll('input')].map(input => [input.getAttribute('aria-invalid'), input.disabled]),
    [
      ['true', false],
      ['true', true],
    ],
  )
})

test.run()
