import { labels } from '../../../src/i18n/labels.ts'
import { parentWords } from '../../../src/i18n/parents.ts'
import type { Answer } from '../../api.ts'
import { useBook } from '../../books.ts'
import { homePhone } from '../../layout/user.ts'
import { Badge } from '../../parts/badge.tsx'
import { DateText } from '../../parts/date-text.tsx'
import { FamilyLink } from '../family-link.tsx'
import { Email } from './email.tsx'
import { RoleSelect } from './role-select.tsx'

export type ListedParent = Answer<'GET', '/phu-huynh'>[number]

/** The columns that both lists of parents have: of the person, and of the account. */
export function useParentColumns(roles: readonly string[]) {
  const say = useBook(parentWords)
  const label = useBook(labels)
  const person = [
    {
      key: 'ten_phu_huynh',
      label: label('ten_phu_huynh'),
      heading: true,
      sort: 'ten',
      cell: ({ ma_phu_huynh, ten_phu_huynh }: ListedParent) => (
        <>
          <FamilyLink of={{ ma_phu_huynh, ten_phu_huynh }} /> <span className="row-id">#{ma_phu_huynh}</span>
        </>
      ),
    },
    {
      key: 'email_phu_huynh',
      label: label('email_phu_huynh'),
      sort: 'email',
      cell: ({ email_phu_huynh }: ListedParent) => <Email address={email_phu_huynh} />,
    },
    {
      key: 'sdt',
      label: label('sdt'),
      cell: ({ sdt }: ListedParent) =>
        sdt ? (
          <span className="figures row-line">{homePhone(sdt)}</span>
        ) : (
          <span className="soft">{say('parent.no_phone')}</span>
        ),
    },
  ] as const
  const account = [
    { key: 'so_tre_em', label: label('so_tre_em'), figures: true, cell: (row: ListedParent) => row.so_tre_em },
    {
      key: 'so_thiet_bi',
      label: label('so_thiet_bi'),
      figures: true,
      cell: (row: ListedParent) => row.so_thiet_bi,
    },
    {
      key: 'role',
      label: label('role'),
      cell: ({ ma_phu_huynh, ten_phu_huynh, la_admin }: ListedParent) => (
        <RoleSelect id={ma_phu_huynh} parent={ten_phu_huynh} isAdmin={la_admin} roles={roles} />
      ),
    },
    {
      key: 'loai_tai_khoan',
      label: say('parent.kind'),
      cell: ({ loai_tai_khoan, khoa_luc }: ListedParent) => (
        <>
          <Badge tone={loai_tai_khoan === 'PREMIUM' ? 'accent' : 'neutral'}>{say(`parent.${loai_tai_khoan}`)}</Badge>{' '}
          {khoa_luc && <Badge tone="danger">{say('parent.KHOA')}</Badge>}
        </>
      ),
    },
    {
      key: 'ngay_tao',
      label: label('ngay_tao'),
      sort: 'ngay_tao',
      cell: ({ ngay_tao }: ListedParent) => <DateText date={ngay_tao} />,
    },
  ] as const
  return { person, account }
}
