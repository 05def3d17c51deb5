import { type TestApp, withApp } from './app.ts'
import { idOf, seedChildWithDevice } from './family.ts'
import { clientAsking } from './machine.ts'

interface Family {
  app: TestApp
  child: number
  device: number
}

/** The mother with a child, whose device has the code TEST-0001 and was never paired. */
export const withFamily = (work: (family: Family) => Promise<void>) =>
  withApp(async app => {
    app.services.clock.set(new Date('2026-11-23T12:00:00+07:00'))
    await work({ app, ...(await seedChildWithDevice(app.db, await idOf(app.db, 'mother'), 'TEST-0001')) })
  })

export const ask = async (app: TestApp, more: object = {}) =>
  (await app.post('/api/device/pairings', { ...clientAsking, ...more })).json.data
export const poll = (app: TestApp, { id, secret }: { id: string; secret: string }, wait?: number) =>
  app.post(`/api/device/pairings/${id}/poll`, { secret, ...(wait && { wait }) })
export const confirm = (app: TestApp, code: string, body: object, as: 'mother' | 'stranger' = 'mother') =>
  app.post(`/api/pairings/${code}/confirm`, { ten_thiet_bi: 'Laptop của con', ...body }, { as })
