import { useId } from 'react'
import { useSearchParams } from 'react-router'
import { addressOf, askedOf, type List, sortedBy } from '../../src/shared/list.ts'
import { type Column, Table } from '../parts/table.tsx'
import type { Choosing } from './choosing.ts'
import { ChosenRows } from './chosen-rows.tsx'
import { ListFrame, type ListProps } from './list-frame.tsx'
import { ListTools } from './list-tools.tsx'
import { measure } from './measure.ts'
import { useChoosingColumn } from './row-choice.tsx'
import { useListChoices } from './use-choices.ts'

type ListColumn<Row, L extends List> = Omit<Column<Row>, 'sort'> & { sort?: L['sorts'][number] }

export type ListScreenProps<L extends List, Row> = Omit<ListProps<L, Row>, 'sort' | 'tools' | 'frame'> & {
  caption: string
  columns: readonly ListColumn<Row, L>[]
  rowKey: (row: Row) => string | number
  wide?: true
  /** Lets rows be chosen, for what can be done with many. */
  choosing?: Choosing<Row>
}

/** A list as a table, whose column heads are sort links. On a page of its own an admin chooses how it is shown. */
export function ListScreen<L extends List, Row>(props: ListScreenProps<L, Row>) {
  const { caption, columns, rowKey, wide, choosing, ...rest } = props
  const { list, page, csv, prefix = '' } = rest
  const id = useId()
  const [search] = useSearchParams()
  const { cot_an } = useListChoices()
  const choice = useChoosingColumn({ form: id, rows: page.rows, rowKey, choosing })
  const asked = askedOf(list, search, prefix)
  const linkOf = ({ next, ...order }: ReturnType<typeof sortedBy>) => ({
    to: addressOf(list, search, next, prefix),
    ...order,
  })
  const own = prefix ? undefined : csv
  const hidden = (own && cot_an[own]) ?? []
  const mayHide = columns.filter(({ heading, actions }) => !heading && !actions)
  const shown = columns.filter(column => !mayHide.includes(column) || !hidden.includes(column.key))
  return (
    <ListFrame<L, Row>
      {...rest}
      {...(own && {
        frame: measure,
        tools: (
          <ListTools
            list={own}
            columns={mayHide}
            hidden={hidden}
            asked={Object.keys(list.filters).length > 0 ? asked : null}
          />
        ),
      })}
    >
      <Table
        caption={caption}
        rows={page.rows}
        rowKey={rowKey}
        {...(wide && { wide })}
        columns={[
          ...choice,
          ...shown.map(({ sort, ...column }) => ({
            ...column,
            ...(sort && { sort: linkOf(sortedBy(list, asked, sort)) }),
          })),
        ]}
      />
      {choosing && own && <ChosenRows {...{ id, rowKey, choosing }} rows={page.rows} csv={own} />}
    </ListFrame>
  )
}
