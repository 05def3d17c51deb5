import { redirect, useLoaderData } from 'react-router'
import { bookWords } from '../../../src/i18n/books.ts'
import { settlementColumns, settlements } from '../../../src/shared/settlement.ts'
import type { Answer } from '../../api.ts'
import { useBook } from '../../books.ts'
import { type Args, asAnswer, type Outcome, sendBody, siteContext } from '../../data.ts'
import { DialogLink } from '../../dialogs/dialog-link.tsx'
import { actInOpened, type Dialogs, loadOpened, loadsOnClosing } from '../../dialogs/dialogs.tsx'
import { addressWith, openedIn } from '../../dialogs/opened.ts'
import { Badge } from '../../parts/badge.tsx'
import { DateText } from '../../parts/date-text.tsx'
import { MomentText } from '../../parts/moment-text.tsx'
import { readListAsAdmin } from '../../read-page.ts'
import { ConsoleEmpty } from '../console-empty.tsx'
import { ConsoleList } from '../console-list.tsx'
import { settlementDialogs } from './settlement-dialogs.tsx'
import { UploadForm } from './upload-form.tsx'

const dialogs: Dialogs = settlementDialogs

export async function loader(args: Args) {
  const [page, opened] = await Promise.all([
    readListAsAdmin(args, settlements, '/payment/settlements'),
    loadOpened(args, dialogs),
  ])
  return { page, opened }
}

const actInDialog = actInOpened(dialogs)

/** The form of the innermost dialog, or else the one that uploads a file. */
export async function action(args: Args) {
  const { searchParams } = new URL(args.request.url)
  return openedIn(searchParams).length > 0 ? actInDialog(args) : asAnswer(await compare(args))
}

async function compare(args: Args): Promise<Outcome> {
  const form = await args.request.formData()
  const file = form.get('tep')
  const csv = file instanceof File ? await file.text() : String(form.get('csv') ?? '')
  const typed = Object.fromEntries(settlementColumns.map(name => [name, String(form.get(name) ?? '').trim()]))
  const heads = new URLSearchParams(Object.entries(typed).filter(([, head]) => head))
  const { status, body } = await sendBody(args, 'POST', `/payment/settlements?${heads}`, csv)
  const { success, message, data } = body
  if (!success) return { success, message, status, typed: { ...typed, csv: file instanceof File ? '' : csv } }
  const { id } = data as { id: number }
  const { base } = args.context.get(siteContext)
  const { pathname, searchParams } = new URL(args.request.url)
  throw redirect(pathname.slice(base.length) + addressWith(searchParams, [{ name: 'doi-soat', id }]))
}

export const shouldRevalidate = loadsOnClosing

type Row = Answer<'GET', '/payment/settlements'>[number]

/** The files of VNPay that were compared with the orders. */
export function Component() {
  const say = useBook(bookWords)
  const { page, opened } = useLoaderData<typeof loader>()
  return (
    <ConsoleList
      heading={say('settlement.heading')}
      note={say('settlement.note')}
      list={settlements}
      page={page}
      rowKey={row => row.id}
      filters={{}}
      columns={[
        { key: 'days', label: say('settlement.days'), heading: true, cell: row => <Days row={row} /> },
        { key: 'luc', label: say('settlement.at'), sort: 'luc', cell: row => <MomentText moment={row.luc} /> },
        { key: 'ten_nguoi', label: say('settlement.by'), cell: row => row.ten_nguoi ?? say('settlement.gone') },
        { key: 'khop', label: say('settlement.khop'), figures: true, cell: row => row.khop },
        { key: 'lech', label: say('settlement.lech'), figures: true, cell: row => row.lech },
        { key: 'la', label: say('settlement.la'), figures: true, cell: row => row.la },
        { key: 'thieu', label: say('settlement.thieu'), figures: true, cell: row => row.thieu },
        { key: 'con_mo', label: say('settlement.open'), cell: row => <Open count={row.con_mo} /> },
      ]}
      empty={<ConsoleEmpty title={say('settlement.empty')}>{say('settlement.empty_hint')}</ConsoleEmpty>}
      csv="/payment/settlements"
      dialogs={dialogs}
      opened={opened}
      above={<UploadForm />}
    />
  )
}

function Days({ row: { id, tu, den } }: { row: Row }) {
  return (
    <DialogLink opens={{ name: 'doi-soat', id }}>
      <DateText date={tu} />
      {den !== tu && (
        <>
          {' – '}
          <DateText date={den} />
        </>
      )}
    </DialogLink>
  )
}

function Open({ count }: { count: number }) {
  const say = useBook(bookWords)
  return count > 0 ? (
    <Badge tone="warning">{say('settlement.waiting', { count })}</Badge>
  ) : (
    <Badge tone="success">{say('settlement.none_waiting')}</Badge>
  )
}
