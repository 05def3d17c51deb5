import { useLoaderData } from 'react-router'
import { consoleWords } from '../../src/i18n/console.ts'
import { auditActions, auditKinds, auditLog } from '../../src/shared/console-lists.ts'
import { useBook } from '../books.ts'
import type { Args } from '../data.ts'
import { MomentText } from '../parts/moment-text.tsx'
import { readListAsAdmin } from '../read-page.ts'
import { AuditDetail } from './audit-detail.tsx'
import { AuditActor, AuditSubject } from './audit-subject.tsx'
import { ConsoleEmpty } from './console-empty.tsx'
import { ConsoleList } from './console-list.tsx'
import { isGrant } from './subscriptions/is-grant.ts'

export async function loader(args: Args) {
  return readListAsAdmin(args, auditLog, '/nhat-ky')
}

export function Component() {
  const say = useBook(consoleWords)
  const page = useLoaderData<typeof loader>()
  const actions = auditActions.map(action => ({
    value: action,
    label: say(action === 'subscription_assigned' ? 'audit.assigned_or_granted' : `audit.${action}`),
  }))
  const named = new Map<string, string>(auditActions.map(action => [action, say(`audit.${action}`)]))
  const kinds = auditKinds.map(kind => ({ value: kind, label: say(`audit.${kind}`) }))
  return (
    <ConsoleList
      heading={say('audit.heading')}
      note={say('audit.note')}
      list={auditLog}
      page={page}
      rowKey={entry => entry.id}
      filters={{
        hanh_dong: { label: say('audit.action'), options: actions },
        nguoi: { label: say('audit.actor') },
        loai: { label: say('audit.kind'), options: kinds },
        doi_tuong: { label: say('audit.subject_id') },
        gia_dinh: { label: say('audit.family') },
        tu: { label: say('audit.from') },
        den: { label: say('audit.until') },
      }}
      columns={[
        {
          key: 'luc',
          label: say('audit.time'),
          heading: true,
          sort: 'luc',
          cell: ({ luc }) => <MomentText moment={luc} />,
        },
        {
          key: 'nguoi',
          label: say('audit.actor'),
          cell: entry => <AuditActor of={entry} />,
        },
        {
          key: 'hanh_dong',
          label: say('audit.action'),
          cell: ({ hanh_dong, chi_tiet }) =>
            isGrant(hanh_dong, chi_tiet) ? say('audit.subscription_granted') : (named.get(hanh_dong) ?? hanh_dong),
        },
        {
          key: 'doi_tuong',
          label: say('audit.subject'),
          cell: entry => <AuditSubject of={entry} />,
        },
        {
          key: 'chi_tiet',
          label: say('audit.detail'),
          cell: ({ chi_tiet }) => <AuditDetail detail={chi_tiet} />,
        },
      ]}
      empty={<ConsoleEmpty title={say('audit.empty')} />}
      csv="/nhat-ky"
      choosing={{ nameOf: ({ id }) => `#${id}` }}
    />
  )
}
