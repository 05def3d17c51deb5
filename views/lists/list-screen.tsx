import { useSearchParams } from 'react-router'
import { addressOf, askedOf, type List, sortedBy } from '../../src/shared/list.ts'
import { type Column, Table } from '../parts/table.tsx'
import { ListFrame, type ListProps } from './list-frame.tsx'
import { measure } from './measure.ts'

type ListColumn<Row, L extends List> = Omit<Column<Row>, 'sort'> & { sort?: L['sorts'][number] }

export type ListScreenProps<L extends List, Row> = Omit<ListProps<L, Row>, 'sort'> & {
  caption: string
  columns: readonly ListColumn<Row, L>[]
  rowKey: (row: Row) => string | number
  wide?: true
}

/** A list as a table, whose column heads are sort links. */
export function ListScreen<L extends List, Row>({ caption, columns, rowKey, wide, ...rest }: ListScreenProps<L, Row>) {
  const { list, page, prefix = '' } = rest
  const [search] = useSearchParams()
  const asked = askedOf(list, search, prefix)
  const linkOf = ({ next, ...order }: ReturnType<typeof sortedBy>) => ({
    to: addressOf(list, search, next, prefix),
    ...order,
  })
  return (
    <ListFrame<L, Row> {...rest} {...(!prefix && { frame: measure })}>
      <Table
        caption={caption}
        rows={page.rows}
        rowKey={rowKey}
        {...(wide && { wide })}
        columns={columns.map(({ sort, ...column }) => ({
          ...column,
          ...(sort && { sort: linkOf(sortedBy(list, asked, sort)) }),
        }))}
      />
    </ListFrame>
  )
}
