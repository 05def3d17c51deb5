import { redirect, useLoaderData, useSearchParams } from 'react-router'
import { parentWords } from '../../../src/i18n/parents.ts'
import { whole } from '../../../src/shared/fields.ts'
import { useBook } from '../../books.ts'
import { type Args, admitAdmin, readIfThere } from '../../data.ts'
import { Breadcrumb } from '../../parts/breadcrumb.tsx'
import { Empty } from '../../parts/empty.tsx'
import { Pager } from '../../parts/pager.tsx'
import { readPage } from '../../read-page.ts'
import { ConsolePage } from '../shell.tsx'
import { DrillCard } from './drill-cards.tsx'

const asked = ['ma_phu_huynh', 'ma_tre_em', 'page', 'limit']

export async function loader(args: Args) {
  await admitAdmin(args)
  const query = numbersIn(new URL(args.request.url).searchParams)
  const child = query.get('ma_tre_em')
  const parent = query.get('ma_phu_huynh')
  const [page, above] = await Promise.all([
    readPage(args, '/drill-down', { query }),
    child ? aboveDevices(args, child) : parent ? aboveChildren(args, parent) : null,
  ])
  return { page, above }
}

/** Drops ids that are not valid numbers, so that an edited URL still opens a page. */
function numbersIn(search: URLSearchParams): URLSearchParams {
  const { minimum = 1, maximum = 0 } = whole({ min: 1 }).schema
  const isRight = (value: string) => /^\d{1,10}$/.test(value) && Number(value) >= minimum && Number(value) <= maximum
  return new URLSearchParams([...search].filter(([name, value]) => asked.includes(name) && isRight(value)))
}

interface Named {
  id: number
  name: string
}

async function aboveChildren(args: Args, id: string): Promise<{ parent: Named; child: Named | null }> {
  const found = await readIfThere(args, '/phu-huynh/:id', { params: { id } })
  const { ma_phu_huynh, ten_phu_huynh } = found ?? leadUp()
  return { parent: { id: ma_phu_huynh, name: ten_phu_huynh }, child: null }
}

async function aboveDevices(args: Args, id: string): Promise<{ parent: Named; child: Named | null }> {
  const found = await readIfThere(args, '/tre-em/:id', { params: { id } })
  const { ma_tre_em, ten_tre, phuHuynh } = found ?? leadUp()
  const parent = { id: phuHuynh.ma_phu_huynh, name: phuHuynh.ten_phu_huynh }
  return { parent, child: { id: ma_tre_em, name: ten_tre } }
}

/** To the list of parents, from the address of a row that was deleted. */
function leadUp(): never {
  throw redirect('/admin/drill-down')
}

/** Cards of the parents, of the children of one parent, or of the devices of one child; each opens the level below. */
export function Component() {
  const say = useBook(parentWords)
  const { page, above } = useLoaderData<typeof loader>()
  const [search] = useSearchParams()
  const { total, limit, page: number } = page.pagination
  const none = above?.child ? 'drill.no_devices' : above ? 'drill.no_children' : 'drill.no_parents'
  const href = (page: number, limit: number) => {
    const next = numbersIn(search)
    next.set('page', String(page))
    next.set('limit', String(limit))
    return `?${next}`
  }
  return (
    <ConsolePage heading={say('drill.heading')} note={say('drill.note')} back>
      <Breadcrumb trail={useTrail(above)} />
      {total === 0 ? (
        <Empty title={say(none)} />
      ) : (
        <ul className="plain drill-cards">
          {page.rows.map(row => (
            <li
              key={'nguoi_dung_id' in row ? row.nguoi_dung_id : 'ma_tre_em' in row ? row.ma_tre_em : row.ma_phu_huynh}
            >
              <DrillCard row={row} />
            </li>
          ))}
        </ul>
      )}
      <Pager page={number} limit={limit} total={total} href={href} />
    </ConsolePage>
  )
}

function useTrail(above: { parent: Named; child: Named | null } | null) {
  const say = useBook(parentWords)
  const top = say('drill.parents')
  if (!above) return [{ label: top }]
  const { parent, child } = above
  const name = `${parent.name.trim() || say('drill.unnamed')} #${parent.id}`
  if (!child) return [{ label: top, to: '/admin/drill-down' }, { label: name }]
  return [
    { label: top, to: '/admin/drill-down' },
    { label: name, to: `/admin/drill-down?ma_phu_huynh=${parent.id}` },
    { label: `${child.name} #${child.id}` },
  ]
}
