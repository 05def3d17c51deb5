import { useSearchParams } from 'react-router'
import { sampleWords } from '../../src/i18n/dev-parts.ts'
import { useBook } from '../books.ts'
import { Avatar } from '../parts/avatar.tsx'
import { Badge } from '../parts/badge.tsx'
import { DateText } from '../parts/date-text.tsx'
import { IconButton } from '../parts/icon-button.tsx'
import { Money } from '../parts/money.tsx'
import { Pager } from '../parts/pager.tsx'
import { Panel } from '../parts/panel.tsx'
import { Table } from '../parts/table.tsx'
import { Tabs } from '../parts/tabs.tsx'

const parents = [
  { id: 12, name: 'Nguyễn Thị Hồng Nhung', children: 2, paid: 780_000, premium: true, joined: '2026-11-21' },
  { id: 13, name: 'Trần Quốc Bảo', children: 1, paid: 0, premium: false, joined: '2026-09-02' },
  { id: 14, name: 'Đặng Ngọc Ánh Tuyết', children: 3, paid: 1_111_000, premium: true, joined: null },
]

export function ListParts() {
  const say = useBook(sampleWords)
  const [search] = useSearchParams()
  const page = Number(search.get('page') ?? 7)
  const limit = Number(search.get('limit') ?? 10)
  return (
    <>
      <Table
        caption={say('parents')}
        rows={parents}
        rowKey={parent => parent.id}
        columns={[
          {
            key: 'name',
            label: say('parent'),
            heading: true,
            sort: { to: '?sort=-name#lists', order: 'ascending' },
            cell: ({ name }) => (
              <span className="row">
                <Avatar name={name} />
                {name}
              </span>
            ),
          },
          {
            key: 'status',
            label: say('status'),
            cell: ({ premium }) => (
              <Badge tone={premium ? 'info' : 'neutral'}>{say(premium ? 'premium' : 'free')}</Badge>
            ),
          },
          { key: 'children', label: say('children'), figures: true, cell: ({ children }) => children },
          { key: 'paid', label: say('paid'), figures: true, cell: ({ paid }) => <Money amount={paid} /> },
          {
            key: 'joined',
            label: say('joined'),
            figures: true,
            sort: { to: '?sort=joined#lists' },
            cell: ({ joined }) => <DateText date={joined} />,
          },
          {
            key: 'actions',
            label: say('edit'),
            actions: true,
            cell: ({ name }) => (
              <>
                <IconButton icon="wallet" label={`${say('wallet')}: ${name}`} />
                <IconButton icon="edit" label={`${say('edit')}: ${name}`} />
                <IconButton icon="trash" label={`${say('remove')}: ${name}`} danger />
              </>
            ),
          },
        ]}
      />
      <Pager page={page} limit={limit} total={137} href={(to, size) => `?page=${to}&limit=${size}#lists`} />
    </>
  )
}

export function PackageTable() {
  const say = useBook(sampleWords)
  return (
    <Table
      firm
      caption={say('packages')}
      rows={['premium', 'free'] as const}
      rowKey={name => name}
      columns={[
        { key: 'name', label: say('packageName'), heading: true, cell: name => say(name) },
        {
          key: 'price',
          label: say('price'),
          figures: true,
          cell: name => <Money amount={name === 'free' ? 0 : 390_000} />,
        },
      ]}
    />
  )
}

export function FoldParts() {
  const say = useBook(sampleWords)
  return (
    <>
      <Tabs
        label={say('tabsLabel')}
        tabs={[
          { id: 'tutorial', label: say('tutorial'), panel: <p>{say('tutorialText')}</p> },
          { id: 'download', label: say('download'), panel: <p>{say('downloadText')}</p> },
          { id: 'history', label: say('history'), panel: <p>{say('historyText')}</p> },
        ]}
      />
      <Panel title={say('allDevices')} open>
        <p>{say('allDevicesText')}</p>
      </Panel>
      <Panel title={say('requirements')}>
        <p>{say('requirementsText')}</p>
      </Panel>
    </>
  )
}
