import type { ReactNode } from 'react'
import { Link, useLoaderData } from 'react-router'
import { parentWords } from '../../../src/i18n/parents.ts'
import { search } from '../../../src/shared/parent-lists.ts'
import { faultsIn } from '../../../src/shared/typed.ts'
import { useBook } from '../../books.ts'
import { type Args, admitAdmin, readAsAdmin } from '../../data.ts'
import { homePhone } from '../../layout/user.ts'
import { Empty } from '../../parts/empty.tsx'
import { placeInFamily } from '../family-place.ts'
import { placeOfOrder } from '../order-place.ts'
import { ConsolePage } from '../shell.tsx'
import { SearchBox } from './search-box.tsx'

export async function loader(args: Args) {
  const q = new URL(args.request.url).searchParams.get('q')?.trim() ?? ''
  if (Object.keys(faultsIn(search, { q })).length === 0)
    return { q, hits: await readAsAdmin(args, '/tim-kiem', { query: { q } }) }
  await admitAdmin(args)
  return { q, hits: null }
}

/** The results of the search box. */
export function Component() {
  const say = useBook(parentWords)
  const { q, hits } = useLoaderData<typeof loader>()
  return (
    <ConsolePage heading={say('search.heading')} note={say('search.note')}>
      <SearchBox />
      {hits ? <Found q={q} hits={hits} /> : <Empty title={say('search.short')} />}
    </ConsolePage>
  )
}

type Hits = NonNullable<Awaited<ReturnType<typeof loader>>['hits']>

function Found({ q, hits: { phu_huynh, tre_em, thiet_bi, don_hang } }: { q: string; hits: Hits }) {
  const say = useBook(parentWords)
  if (!search.q.fromTyped(q)) return <Empty title={say(q ? 'search.signs' : 'search.short')} />
  if (phu_huynh.length + tre_em.length + thiet_bi.length + don_hang.length === 0)
    return <Empty title={say('search.none')}>{say('search.none_hint', { typed: q })}</Empty>
  return (
    <>
      <p>{say('search.for', { typed: q })}</p>
      <div className="search-hits">
        <Kind kind="phu_huynh" count={phu_huynh.length}>
          {phu_huynh.map(({ ma_phu_huynh: id, ten_phu_huynh, email_phu_huynh, sdt }) => (
            <Hit key={id} to={placeInFamily(id)} id={id} name={ten_phu_huynh}>
              {sdt ? `${homePhone(sdt)} · ${email_phu_huynh}` : email_phu_huynh}
            </Hit>
          ))}
        </Kind>
        <Kind kind="tre_em" count={tre_em.length}>
          {tre_em.map(({ ma_tre_em: id, ten_tre, ma_phu_huynh, ten_phu_huynh }) => (
            <Hit key={id} to={placeInFamily(ma_phu_huynh, `tre-em-${id}`)} id={id} name={ten_tre}>
              {ten_phu_huynh}
            </Hit>
          ))}
        </Kind>
        <Kind kind="don_hang" count={don_hang.length}>
          {don_hang.map(({ vnp_txn_ref, ten_goi, ten_phu_huynh }) => (
            <Hit key={vnp_txn_ref} to={placeOfOrder(vnp_txn_ref)} name={vnp_txn_ref}>
              {`${ten_goi} · ${ten_phu_huynh ?? say('search.gone')}`}
            </Hit>
          ))}
        </Kind>
        <Kind kind="thiet_bi" count={thiet_bi.length}>
          {thiet_bi.map(({ nguoi_dung_id: id, ten_thiet_bi, ma_thiet_bi, ten_tre, ma_phu_huynh }) => (
            <Hit key={id} to={placeInFamily(ma_phu_huynh, `thiet-bi-${id}`)} id={id} name={ten_thiet_bi}>
              {`${ma_thiet_bi} · ${ten_tre}`}
            </Hit>
          ))}
        </Kind>
      </div>
    </>
  )
}

type KindProps = { kind: keyof Hits; count: number; children: ReactNode }

function Kind({ kind, count, children }: KindProps) {
  const say = useBook(parentWords)
  if (count === 0) return null
  return (
    <section className="card" aria-labelledby={`hits-${kind}`}>
      <h2 id={`hits-${kind}`}>{say(`search.${kind}`)}</h2>
      {count === 10 && <p className="soft">{say('search.first', { count })}</p>}
      <ul className="plain">{children}</ul>
    </section>
  )
}

function Hit({ to, id, name, children }: { to: string; id?: number; name: string; children: string }) {
  return (
    <li className="search-hit">
      <span>
        <Link to={to}>{name}</Link> {id !== undefined && <span className="row-id">#{id}</span>}
      </span>
      <span className="soft">{children}</span>
    </li>
  )
}
