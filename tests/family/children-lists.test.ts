import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { add, an, withFamilies } from './families.ts'

const filters: [query: string, found: string[]][] = [
  ['ten=nguyen', ['Nguyễn Bảo An', 'Nguyễn Gia Bảo']],
  ['ten=DUC', ['Đức Anh']],
  ['truong=kim dong', ['Nguyễn Bảo An']],
  ['lop=4', ['Nguyễn Bảo An', 'Đức Anh']],
  ['gioi_tinh=Nam', ['Nguyễn Gia Bảo', 'Đức Anh']],
  ['lop=4&gioi_tinh=Nam', ['Đức Anh']],
  ['ten=không có', []],
]
test('children are found by name, school, grade and gender, ignoring case and Vietnamese marks', () =>
  withFamilies(async (app, { mother }) => {
    await add(app, { ...an, lop: 4, truong: 'Tiểu học Kim Đồng' })
    await add(app, { ten_tre: 'Nguyễn Gia Bảo', gioi_tinh: 'Nam', lop: 9, truong: 'THCS Nguyễn Huệ' })
    await add(app, { ten_tre: 'Đức Anh', gioi_tinh: 'Nam', lop: 4 })
    for (const place of ['/api/tre-em', `/api/phu-huynh/${mother}/tre-em`])
      for (const [query, found] of filters) {
        const { json } = await app.get(`${place}?sort=ma_tre_em&${query}`, { as: 'mother' })
        assert.equal(
          json.data.map((row: { ten_tre: string }) => row.ten_tre),
          found,
          query,
        )
        assert.is(json.pagination.total, found.length)
      }
    const { json } = await app.get('/api/tre-em?sort=ten_tre', { as: 'admin' })
    assert.equal(
      json.data.map((row: { ten_tre: string }) => row.ten_tre),
      ['Đức Anh', 'Nguyễn Bảo An', 'Nguyễn Gia Bảo'],
    )
  }))

test.run()
