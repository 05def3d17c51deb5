import { type TestApp, withApp } from '../helpers/app.ts'
import { idOf } from '../helpers/family.ts'
import type { Name } from '../helpers/people.ts'

export const an = { ten_tre: 'Nguyễn Bảo An', gioi_tinh: 'Nữ' }
const now = new Date('2026-11-21T18:30:00Z') // the 22nd in Vietnam

export function withFamilies(work: (app: TestApp, ids: { mother: number; stranger: number }) => Promise<void>) {
  return withApp(async app => {
    app.services.clock.set(now)
    await work(app, { mother: await idOf(app.db, 'mother'), stranger: await idOf(app.db, 'stranger') })
  })
}

export const add = async (app: TestApp, child: object = an, as: Name = 'mother') =>
  (await app.post('/api/tre-em', child, { as })).json.data
