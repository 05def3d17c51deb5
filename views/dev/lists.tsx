import { useSearchParams } from 'react-router'
import { familyWords } from '../../src/i18n/family.ts'
import { labels } from '../../src/i18n/labels.ts'
import { parentWords } from '../../src/i18n/parents.ts'
import { genders } from '../../src/shared/family-fields.ts'
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
  { name: 'Nguyễn Thị Hồng Nhung', paid: 780_000, kind: 'PREMIUM', joined: '2026-11-21' },
  { name: 'Trần Quốc Bảo', paid: 0, kind: 'FREE', joined: '2026-09-02' },
  { name: 'Đặng Ngọc Ánh Tuyết', paid: 1_111_000, kind: 'PREMIUM', joined: null },
] as const

export function ListParts() {
  const say = useBook(parentWords)
  const label = useBook(labels)
  const [search] = useSearchParams()
  const page = Number(search.get('page') ?? 7)
  const limit = Number(search.get('limit') ?? 10)
  return (
    <>
      <Table
        caption={say('parent.heading')}
        rows={parents}
        rowKey={({ name }) => name}
        columns={[
          {
            key: 'name',
            label: label('ten_phu_huynh'),
            heading: true,
            sort: { to: '?sort=-name#lists', order: 'ascending' },
            cell: ({ name }) => (
              <span className="row">
                <Avatar name={name} /> {name}
              </span>
            ),
          },
          { key: 'kind', label: say('parent.kind'), cell: ({ kind }) => <Badge>{say(`parent.${kind}`)}</Badge> },
          { key: 'paid', label: label('so_tien'), figures: true, cell: ({ paid }) => <Money amount={paid} /> },
          {
            key: 'joined',
            label: label('ngay_tao'),
            sort: { to: '?sort=joined#lists' },
            cell: ({ joined }) => <DateText date={joined} />,
          },
          {
            key: 'actions',
            label: say('parent.actions'),
            actions: true,
            cell: ({ name }) => <IconButton icon="edit" label={`${say('parent.edit')}: ${name}`} />,
          },
        ]}
      />
      <Pager page={page} limit={limit} total={137} href={(to, size) => `?page=${to}&limit=${size}#lists`} />
    </>
  )
}

export function FoldParts() {
  const say = useBook(familyWords)
  const hint = <p>{say('child.empty_hint')}</p>
  return (
    <>
      <Tabs label={say('child.heading')} tabs={genders.map(id => ({ id, label: say(`child.${id}`), panel: hint }))} />
      <Panel title={say('child.all')} open>
        {hint}
      </Panel>
      <Panel title={say('device.all')}>{hint}</Panel>
    </>
  )
}
