import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { pageNumbers } from '../../views/parts/page-numbers.ts'
import { Pager } from '../../views/parts/pager.tsx'
import { rendered } from './screen.tsx'

const shown = (page: number, last: number) => pageNumbers(page, last).join(' ').replaceAll('gap', '…')
const href = (page: number, limit: number) => `/list?page=${page}&limit=${limit}`

test('a pager shows the first page, the last and two either side of the current one', () => {
  assert.is(shown(1, 1), '1')
  assert.is(shown(1, 3), '1 2 3')
  assert.is(shown(1, 10), '1 2 3 … 10')
  assert.is(shown(7, 14), '1 … 5 6 7 8 9 … 14')
  assert.is(shown(10, 10), '1 … 8 9 10')
})

test('an ellipsis never replaces a single page', () => {
  assert.is(shown(5, 9), '1 2 3 4 5 6 7 8 9')
  assert.is(shown(5, 10), '1 2 3 4 5 6 7 … 10')
  assert.is(shown(6, 10), '1 … 4 5 6 7 8 9 10')
})

test('for any count, the numbers rise from first to last and every gap hides at least two', () => {
  for (let last = 1; last <= 30; last++) {
    for (let page = 1; page <= last; page++) {
      const numbers = pageNumbers(page, last)
      assert.is(numbers[0], 1)
      assert.is(numbers.at(-1), last)
      numbers.forEach((number, at) => {
        if (number === 'gap') assert.ok((numbers[at + 1] as number) - (numbers[at - 1] as number) > 2)
        else if (at > 0 && numbers[at - 1] !== 'gap') assert.is(number - (numbers[at - 1] as number), 1)
      })
    }
  }
})

test('a page with several lists names what each pager turns', () => {
  const nameOf = (box: HTMLElement) => box.querySelector('nav')!.getAttribute('aria-label')
  assert.is(nameOf(rendered(<Pager page={2} limit={10} total={35} href={href} />)), 'Chuyển trang')
  assert.is(
    nameOf(rendered(<Pager page={2} limit={10} total={35} href={href} of="Đơn hàng" />)),
    'Chuyển trang: Đơn hàng',
  )
})

test('a single page needs no pager', () => {
  assert.is(rendered(<Pager page={1} limit={10} total={10} href={href} />).innerHTML, '')
  assert.is(rendered(<Pager page={1} limit={10} total={0} href={href} />).innerHTML, '')
  assert.is(rendered(<Pager page={1} limit={50} total={9} href={href} />).innerHTML, '')
  assert.match(rendered(<Pager page={1} limit={50} total={30} href={href} />).innerHTML, 'limit=10')
})

test('a pager changes page and page size with links', () => {
  const pager = rendered(<Pager page={2} limit={10} total={35} href={href} />)
  const links = [...pager.querySelectorAll('a')]
  const pageLinks = links.filter(link => link.getAttribute('href')?.endsWith('limit=10'))
  assert.equal(
    pageLinks.map(link => link.getAttribute('href')?.match(/page=(\d+)/)?.[1]),
    ['1', '1', '2', '3', '4', '3', '1'],
  )
  assert.equal(
    links.slice(-4).map(link => link.textContent),
    ['5', '10', '20', '50'],
  )
  assert.is(pager.querySelector('[aria-current=page]')?.textContent, '2')
  assert.match(pager.textContent ?? '', '11–20 trong 35')
})

test('a pager groups digits as each language does', () => {
  const range = (language: 'vi' | 'en') => {
    const pager = rendered(<Pager page={1235} limit={50} total={1_234_567} href={href} />, language)
    const current = pager.querySelector('[aria-current=page]')!
    return [pager.querySelector('.pager-range')!.textContent, current.textContent, current.getAttribute('aria-label')]
  }
  assert.equal(range('vi'), ['61.701–61.750 trong 1.234.567', '1.235', 'Trang 1.235'])
  assert.equal(range('en'), ['61,701–61,750 of 1,234,567', '1,235', 'Page 1,235'])
})

test('a pager labels its links in both languages', () => {
  const label = (language: 'vi' | 'en') =>
    rendered(<Pager page={4} limit={10} total={35} href={href} />, language).querySelector('.pager-step a')
  assert.is(label('vi')?.getAttribute('aria-label'), 'Trang trước')
  assert.is(label('en')?.getAttribute('aria-label'), 'Previous page')
})

test.run()
