import type { TestApp } from './app.ts'
import { clientAsking } from './machine.ts'

export const ask = async (app: TestApp, more: object = {}) =>
  (await app.post('/api/device/pairings', { ...clientAsking, ...more })).json.data
export const poll = (app: TestApp, { id, secret }: { id: string; secret: string }, wait?: number) =>
  app.post(`/api/device/pairings/${id}/poll`, { secret, ...(wait && { wait }) })
export const confirm = (app: TestApp, code: string, body: object, as: 'mother' | 'stranger' = 'mother') =>
  app.post(`/api/pairings/${code}/confirm`, { ten_thiet_bi: 'Laptop của con', ...body }, { as })
