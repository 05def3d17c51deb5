import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { type Column, Table } from '../../views/parts/table.tsx'
import { one, rendered } from './screen.tsx'

type Parent = { id: number; name: string; children: number }

const columns: Column<Parent>[] = [
  {
    key: 'name',
    label: 'Phụ huynh',
    heading: true,
    cell: parent => parent.name,
    sort: { to: '?sort=-ten', order: 'ascending' },
  },
  { key: 'children', label: 'Số con', figures: true, cell: parent => parent.children },
  { key: 'actions', label: 'Thao tác', actions: true, cell: () => <button type="button">Sửa</button> },
]
const box = rendered(
  <Table caption="Phụ huynh" columns={columns} rows={[{ id: 1, name: 'Nhung', children: 2 }]} rowKey={row => row.id} />,
)

test('a table has table roles even where it is displayed as cards', () => {
  const roles = [...box.querySelectorAll('[role]')].map(element => element.getAttribute('role'))
  assert.equal(roles, [
    'table',
    'rowgroup',
    'row',
    'columnheader',
    'columnheader',
    'columnheader',
    'rowgroup',
    'row',
    'rowheader',
    'cell',
    'cell',
  ])
})

test('a table has a caption, column headers and a header for each row', () => {
  assert.is(one('caption', box).textContent, 'Phụ huynh')
  assert.is(one('tbody th', box).textContent, 'Nhung')
  assert.is(one('tbody th', box).getAttribute('scope'), 'row')
  assert.is(box.querySelectorAll('thead th[scope=col]').length, 3)
})

test('a table repeats the column label in each cell, hidden from screen readers', () => {
  const label = one('td .table-label', box)
  assert.is(label.textContent, 'Số con')
  assert.is(label.getAttribute('aria-hidden'), 'true')
})

test('a table sorts with a link and marks the direction', () => {
  assert.is(one('[aria-sort=ascending] a', box).getAttribute('href'), '/?sort=-ten')
  assert.is(box.querySelectorAll('[aria-sort]').length, 1)
})

test.run()
