import { familyWords } from '../../../src/i18n/family.ts'
import { labels } from '../../../src/i18n/labels.ts'
import { listWords } from '../../../src/i18n/lists.ts'
import { genders, grades } from '../../../src/shared/family-fields.ts'
import type { Answer } from '../../api.ts'
import { useBook } from '../../books.ts'
import { DialogIcon } from '../../dialogs/dialog-icon.tsx'
import { DialogLink } from '../../dialogs/dialog-link.tsx'
import { DateText } from '../../parts/date-text.tsx'

export type ListedChild = Answer<'GET', '/tre-em'>[number]

/** The columns that both lists of children have. */
export function useChildColumns() {
  const say = useBook(familyWords)
  const sayOfLists = useBook(listWords)
  const label = useBook(labels)
  return [
    {
      key: 'ten_tre',
      label: label('ten_tre'),
      heading: true,
      sort: 'ten_tre',
      cell: ({ ma_tre_em, ten_tre }: ListedChild) => (
        <DialogLink opens={{ name: 'thiet-bi', id: ma_tre_em }}>{ten_tre}</DialogLink>
      ),
    },
    {
      key: 'ma_tre_em',
      label: sayOfLists('lists.id'),
      sort: 'ma_tre_em',
      cell: ({ ma_tre_em }: ListedChild) => <span className="row-id">#{ma_tre_em}</span>,
    },
    { key: 'lop', label: label('lop'), figures: true, cell: ({ lop }: ListedChild) => lop ?? '–' },
    {
      key: 'gioi_tinh',
      label: label('gioi_tinh'),
      cell: ({ gioi_tinh }: ListedChild) => (gioi_tinh ? say(`child.${gioi_tinh}`) : '–'),
    },
    { key: 'truong', label: label('truong'), cell: ({ truong }: ListedChild) => truong ?? '–' },
    {
      key: 'ngay_sinh',
      label: label('ngay_sinh'),
      cell: ({ ngay_sinh }: ListedChild) => <DateText date={ngay_sinh} />,
    },
    {
      key: 'so_thiet_bi',
      label: label('so_thiet_bi'),
      figures: true,
      cell: ({ so_thiet_bi }: ListedChild) => so_thiet_bi,
    },
  ] as const
}

export function ChildActions({ child: { ma_tre_em, ten_tre } }: { child: ListedChild }) {
  const say = useBook(familyWords)
  const open = (name: string) => ({ name, id: ma_tre_em })
  return (
    <>
      <DialogIcon icon="laptop" label={`${say('child.devices')}: ${ten_tre}`} opens={open('thiet-bi')} />
      <DialogIcon icon="edit" label={`${say('child.edit')}: ${ten_tre}`} opens={open('sua-tre')} />
      <DialogIcon icon="trash" label={`${say('child.delete')}: ${ten_tre}`} opens={open('xoa-tre')} danger />
    </>
  )
}

export function useChildFilters() {
  const say = useBook(familyWords)
  const label = useBook(labels)
  return {
    ten: { label: label('ten_tre') },
    lop: {
      label: label('lop'),
      options: Array.from({ length: grades.max }, (_, i) => ({ value: i + 1, label: String(i + 1) })),
    },
    truong: { label: label('truong') },
    gioi_tinh: {
      label: label('gioi_tinh'),
      options: genders.map(value => ({ value, label: say(`child.${value}`) })),
    },
  }
}
