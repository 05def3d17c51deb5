import { useFetcher, useLoaderData, useSearchParams } from 'react-router'
import { partnerListWords } from '../../src/i18n/partner-list.ts'
import { formatCount } from '../../src/shared/counts.ts'
import { handled } from '../../src/shared/partner-fields.ts'
import { partnerRequests, partnerStatuses } from '../../src/shared/partner-lists.ts'
import { useBook } from '../books.ts'
import type { Args, Outcome } from '../data.ts'
import { actInOpened, type Dialogs, loadOpened } from '../dialogs/dialogs.tsx'
import { formInPlace, useOutcomeToast } from '../dialogs/form-in-place.tsx'
import { addressWith } from '../dialogs/opened.ts'
import { Badge } from '../parts/badge.tsx'
import { Button } from '../parts/button.tsx'
import { MomentText } from '../parts/moment-text.tsx'
import { readListAsAdmin } from '../read-page.ts'
import { save } from '../submit.ts'
import { useLanguage } from '../words.tsx'
import { ConsoleEmpty } from './console-empty.tsx'
import { ConsoleList } from './console-list.tsx'
import { Email } from './parents/email.tsx'

const mark = 'xu-ly'

/** The action of the button in each row. */
const dialogs: Dialogs = {
  [mark]: formInPlace((args, id, form) =>
    save(args, 'PUT', '/lien-he/:id', handled, form, { shown: [] }, { params: { id } }),
  ),
}

export async function loader(args: Args) {
  const [page, opened] = await Promise.all([
    readListAsAdmin(args, partnerRequests, '/lien-he'),
    loadOpened(args, dialogs),
  ])
  return { page, opened }
}

export const action = actInOpened(dialogs)

type Row = Awaited<ReturnType<typeof loader>>['page']['rows'][number]

export function Component() {
  const say = useBook(partnerListWords)
  const language = useLanguage()
  const { page, opened } = useLoaderData<typeof loader>()
  const statuses = partnerStatuses.map(status => ({ value: status, label: say(status) }))
  return (
    <ConsoleList
      heading={say('heading')}
      note={say('note')}
      list={partnerRequests}
      page={page}
      rowKey={({ id }) => id}
      wide
      filters={{
        ten: { label: say('name') },
        lien_he: { label: say('contact') },
        trang_thai: { label: say('status'), options: statuses },
        tu: { label: say('from') },
        den: { label: say('until') },
      }}
      columns={[
        { key: 'ten', label: say('name'), heading: true, cell: ({ ten }) => ten },
        { key: 'lien_he', label: say('contact'), cell: ({ lien_he }) => <ContactLink contact={lien_he} /> },
        {
          key: 'so_thiet_bi',
          label: say('devices'),
          sort: 'so_thiet_bi',
          cell: ({ so_thiet_bi }) => <span className="figures">{formatCount(so_thiet_bi, language)}</span>,
        },
        { key: 'so_nam', label: say('years'), cell: ({ so_nam }) => <span className="figures">{so_nam}</span> },
        {
          key: 'ngay_tao',
          label: say('received'),
          sort: 'ngay_tao',
          cell: ({ ngay_tao }) => <MomentText moment={ngay_tao} />,
        },
        { key: 'trang_thai', label: say('status'), cell: row => <Status row={row} /> },
        { key: 'xu_ly', label: say('handling'), actions: true, cell: row => <HandledButton row={row} /> },
      ]}
      empty={<ConsoleEmpty title={say('empty')}>{say('empty_text')}</ConsoleEmpty>}
      csv="/lien-he"
      choosing={{ nameOf: ({ ten }) => ten }}
      dialogs={dialogs}
      opened={opened}
    />
  )
}

function ContactLink({ contact }: { contact: string }) {
  if (!contact.includes('@')) return <a href={`tel:${contact.replace(/[^\d+]/g, '')}`}>{contact}</a>
  return (
    <a href={`mailto:${contact}`}>
      <Email address={contact} />
    </a>
  )
}

function Status({ row: { ngay_xu_ly, ten_nguoi_xu_ly } }: { row: Row }) {
  const say = useBook(partnerListWords)
  if (!ngay_xu_ly) return <Badge tone="warning">{say('MOI')}</Badge>
  return (
    <>
      <Badge tone="success">{say('DA_XU_LY')}</Badge>{' '}
      <span className="soft">
        {ten_nguoi_xu_ly ?? say('gone')}, <MomentText moment={ngay_xu_ly} />
      </span>
    </>
  )
}

function HandledButton({ row: { id, ten, ngay_xu_ly } }: { row: Row }) {
  const say = useBook(partnerListWords)
  const [search] = useSearchParams()
  const fetcher = useFetcher<Outcome>()
  useOutcomeToast(fetcher.data)
  return (
    <fetcher.Form method="post" action={addressWith(search, [{ name: mark, id }])}>
      {!ngay_xu_ly && <input type="hidden" name="da_xu_ly" value="on" />}
      <Button type="submit" kind={ngay_xu_ly ? 'quiet' : 'secondary'} busy={fetcher.state !== 'idle'}>
        {say(ngay_xu_ly ? 'reopen' : 'handle')}
        <span className="unseen"> {ten}</span>
      </Button>
    </fetcher.Form>
  )
}
