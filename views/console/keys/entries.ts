import { consoleWords } from '../../../src/i18n/console.ts'
import { paletteWords } from '../../../src/i18n/palette.ts'
import { isSearched } from '../../../src/shared/parent-lists.ts'
import { withoutMarks } from '../../../src/shared/without-marks.ts'
import type { Answer } from '../../api.ts'
import { useBook } from '../../books.ts'
import { homePhone } from '../../layout/user.ts'
import type { IconName } from '../../pictures/icon.tsx'
import { useWords } from '../../words.tsx'
import { consoleLinks } from '../console-links.ts'
import { placeInFamily } from '../family-place.ts'
import { placeOfOrder } from '../order-place.ts'

type Hits = Answer<'GET', '/tim-kiem'>

interface Entry {
  to: string
  name: string
  icon: IconName
  /** What tells it from others of the same name. */
  note?: string
}

interface Entries {
  label?: string
  entries: Entry[]
}

const acts = [
  ['palette.add_parent', '/admin/phu-huynh?mo=them-phu-huynh'],
  ['palette.add_child', '/admin/tre-em?mo=them-tre'],
  ['palette.add_device', '/admin/thiet-bi?mo=them-may'],
  ['palette.add_package', '/admin/goi-management?mo=tao-goi'],
  ['palette.record_transfer', '/admin/don-hang?mo=ghi-chuyen-khoan'],
] as const

/** What the palette offers for a text: acts and pages at once, the rest when the server has answered. */
export function useEntries(typed: string, hits: Hits | undefined): Entries[] {
  const say = useBook(consoleWords)
  const sayHere = useBook(paletteWords)
  const sayOfSite = useWords()
  const pages: Entry[] = consoleLinks.map(({ to, label, icon }) => ({ to, icon, name: say(label) }))
  pages.push({ to: '/change-password', icon: 'key', name: sayOfSite('layout.changePassword') })
  pages.push({ to: '/', icon: 'home', name: say('admin.public_site') })
  const own: Entry[] = acts.map(([name, to]) => ({ to, icon: 'plus', name: sayHere(name) }))
  const search = `/admin/tim-kiem?${new URLSearchParams({ q: typed })}`
  const all: Entry = { to: search, icon: 'search', name: sayHere('palette.all', { typed }) }
  const found = hits ? [parents, children, devices, orders].map(of => wordsFirst(of(hits, say), typed)) : []
  const isNothing = hits !== undefined && found.every(({ entries }) => entries.length === 0)
  return [
    { label: sayHere('palette.acts'), entries: own.filter(({ name }) => hasWord(name, typed)) },
    { label: sayHere('palette.pages'), entries: pages.filter(({ name }) => hasWord(name, typed)) },
    ...found,
    { entries: isSearched(typed) && !isNothing ? [all] : [] },
  ].filter(({ entries }) => entries.length > 0)
}

type Say = ReturnType<typeof useBook<typeof consoleWords>>

function parents({ phu_huynh }: Hits, say: Say): Entries {
  const entries = phu_huynh.map(({ ma_phu_huynh, ten_phu_huynh, email_phu_huynh, sdt }) => ({
    to: placeInFamily(ma_phu_huynh),
    icon: 'users' as const,
    name: ten_phu_huynh,
    note: sdt ? homePhone(sdt) : email_phu_huynh,
  }))
  return { label: say('admin.parents'), entries }
}

function children({ tre_em }: Hits, say: Say): Entries {
  const entries = tre_em.map(({ ma_tre_em, ten_tre, ma_phu_huynh, ten_phu_huynh }) => ({
    to: placeInFamily(ma_phu_huynh, `tre-em-${ma_tre_em}`),
    icon: 'child' as const,
    name: ten_tre,
    note: ten_phu_huynh,
  }))
  return { label: say('admin.children'), entries }
}

function devices({ thiet_bi }: Hits, say: Say): Entries {
  const entries = thiet_bi.map(({ nguoi_dung_id, ten_thiet_bi, ma_thiet_bi, ten_tre, ma_phu_huynh }) => ({
    to: placeInFamily(ma_phu_huynh, `thiet-bi-${nguoi_dung_id}`),
    icon: 'laptop' as const,
    name: ten_thiet_bi,
    note: `${ma_thiet_bi} · ${ten_tre}`,
  }))
  return { label: say('admin.devices'), entries }
}

function orders({ don_hang }: Hits, say: Say): Entries {
  const entries = don_hang.map(({ vnp_txn_ref, ten_goi, ten_phu_huynh }) => ({
    to: placeOfOrder(vnp_txn_ref),
    icon: 'card' as const,
    name: vnp_txn_ref,
    note: ten_phu_huynh === null ? ten_goi : `${ten_goi} · ${ten_phu_huynh}`,
  }))
  return { label: say('admin.orders'), entries }
}

/** The server finds the text within words too: those in which it begins one are what was meant. */
function wordsFirst({ label, entries }: Entries, typed: string): Entries {
  const [meant, others] = [true, false].map(is => entries.filter(({ name }) => hasWord(name, typed) === is))
  return { ...(label && { label }), entries: [...meant!, ...others!] }
}

/** Whether a word of the name begins with the text, whatever its marks; an empty text begins every word. */
function hasWord(name: string, typed: string): boolean {
  const plain = (text: string) => withoutMarks(text).toLowerCase()
  return ` ${plain(name)}`.includes(` ${plain(typed)}`)
}
