import { createMemoryRouter, RouterProvider } from 'react-router'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { dateWords } from '../../src/i18n/dates.ts'
import { apart } from '../../src/i18n/index.ts'
import { toolWords } from '../../src/i18n/list-tools.ts'
import { listWords } from '../../src/i18n/lists.ts'
import { pages } from '../../src/i18n/pages.ts'
import { choice, date, optional, text } from '../../src/shared/fields.ts'
import { askedOf, list } from '../../src/shared/list.ts'
import type { Page } from '../../views/api.ts'
import { ListScreen } from '../../views/lists/list-screen.tsx'
import { WordsProvider } from '../../views/words.tsx'
import { loaded, one } from '../parts/screen.tsx'

await loaded(dateWords, listWords, toolWords)
const { act } = await import('react')
const { createRoot } = await import('react-dom/client')
const { FormData } = globalThis.window
class ResizeObserver {
  observe() {}
  disconnect() {}
}
Object.assign(globalThis, { FormData, HTMLInputElement: globalThis.window.HTMLInputElement, ResizeObserver })

interface Row {
  id: number
  ten: string
}

const declared = list({
  filters: { ten: optional(text()), loai: optional(choice(['A', 'B'])), tu: optional(date()) },
  sorts: ['ten', 'id'],
  sort: 'id',
  columns: ['id', 'ten'],
})

function Screen({ page }: { page: Page<Row> }) {
  return (
    <ListScreen
      list={declared}
      page={page}
      caption="Danh sách thử"
      rowKey={row => row.id}
      columns={[
        { key: 'ten', label: 'Tên', heading: true, sort: 'ten', cell: row => row.ten },
        { key: 'id', label: 'Mã', sort: 'id', cell: row => row.id },
      ]}
      filters={{
        ten: { label: 'Tên' },
        loai: { label: 'Loại', options: [{ value: 'A', label: 'Loại A' }] },
        tu: { label: 'Từ ngày' },
      }}
      empty={<p id="empty">Chưa có gì</p>}
      csv="/nhat-ky"
    />
  )
}

/** Renders the list at an address with `total` rows. `asked` collects the queries of later loads. */
async function shown(address: string, total: number) {
  const asked: string[] = []
  const page = {
    rows: Array.from({ length: Math.min(total, 10) }, (_, i) => ({ id: i + 1, ten: `Tên ${i + 1}` })),
    pagination: { page: 1, limit: 10, total, totalPages: Math.ceil(total / 10) },
  }
  const loader = ({ request }: { request: Request }) => {
    asked.push(new URL(request.url).search)
    return null
  }
  const router = createMemoryRouter(
    [{ path: '/', loader, HydrateFallback: () => null, element: <Screen page={page} /> }],
    {
      initialEntries: [address],
    },
  )
  document.body.innerHTML = '<div></div>'
  const root = createRoot(document.body.firstElementChild!)
  await act(async () =>
    root.render(
      <WordsProvider language="vi" words={apart(pages).vi}>
        <RouterProvider router={router} />
      </WordsProvider>,
    ),
  )
  asked.length = 0
  return { asked, router }
}

const hrefOf = (selector: string) => one(selector).getAttribute('href')

test('a list without rows and without filters shows its empty message', async () => {
  await shown('/', 0)
  assert.is(one('#empty').textContent, 'Chưa có gì')
  assert.is(document.querySelector('form'), null)
})

test('when no row matches the filters, they are named and one link clears them', async () => {
  await shown('/?ten=zzz&loai=A&sort=-ten', 0)
  assert.match(one('.empty').textContent!, 'Không tìm thấy kết quả phù hợp')
  assert.match(one('.empty').textContent!, 'Tên, Loại')
  assert.is(hrefOf('.empty a'), '/?sort=-ten')
})

test('sort links keep the filters, reverse the order and go back to the first page', async () => {
  await shown('/?ten=a&sort=ten&page=3', 35)
  assert.is(hrefOf('thead th:first-child a'), '/?ten=a&sort=-ten')
  assert.is(one('thead th:first-child').getAttribute('aria-sort'), 'ascending')
  assert.is(hrefOf('thead th:last-child a'), '/?ten=a&sort=id')
})

test('the pager and the export use the same filters', async () => {
  await shown('/?ten=a&limit=10', 35)
  assert.is(hrefOf('.pager-step a'), '/?ten=a&limit=10&page=2')
  assert.is(hrefOf('a[download]'), '/api/nhat-ky.csv?ten=a')
})

test('typing loads the list once, after a short pause', async () => {
  const { asked } = await shown('/?limit=5', 35)
  const type = (value: string) =>
    act(async () => {
      const field = one('input[name=ten]') as HTMLInputElement
      Object.getOwnPropertyDescriptor(globalThis.window.HTMLInputElement.prototype, 'value')!.set!.call(field, value)
      field.dispatchEvent(new globalThis.window.Event('input', { bubbles: true }) as unknown as Event)
    })
  for (const value of ['d', 'da', 'dao']) await type(value)
  assert.equal(asked, [])
  await act(() => new Promise(later => setTimeout(later, 350)))
  assert.equal(asked, ['?limit=5&ten=dao'])
})

test('a date that cannot be read stays as it was typed, and the list says that it is not filtered by it', async () => {
  await shown('/?tu=31%2F02%2F2026', 35)
  assert.is((one('[name=tu]') as HTMLInputElement).defaultValue, '31/02/2026')
  assert.match(one('.notice').textContent!, 'Không đọc được ngày “31/02/2026” ở ô “Từ ngày”')
  await shown('/?tu=1-2-2026', 35)
  assert.is((one('[name=tu]') as HTMLInputElement).defaultValue, '01/02/2026')
  assert.is(document.querySelector('.notice'), null)
})

test('invalid parameters in the address are left out of the request', () => {
  const asked = (search: string) => String(askedOf(declared, new URLSearchParams(search)))
  assert.is(asked('ten=+a+&loai=C&page=0&limit=9999&sort=khac&mo=x.1'), 'ten=a')
  assert.is(asked('ten=&loai=B&page=2&limit=20&sort=-id'), 'loai=B&page=2&limit=20&sort=-id')
})

test.run()
