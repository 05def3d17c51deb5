import { takeDays, takeHistory } from '../../src/protection/use/index.ts'
import { type Family, withFamily } from './protection.ts'

/** The Monday of the families. */
export const today = '2026-11-23'
export const site = (name: string, seconds: number) => ({ kind: 'site', name, seconds })
export const visit = (minute: number, name: string, seconds = 60) => ({ minute, ...site(name, seconds) })

export interface Uploads extends Family {
  machine: { ma_phu_huynh: number; ma_tre_em: number; nguoi_dung_id: number; pairing: number; seq: number }
  days: (days: unknown, more?: object) => ReturnType<typeof takeDays>
  hours: (hours: unknown, more?: object) => ReturnType<typeof takeHistory>
  stored: (table: string) => Promise<{ day: string; hour: Date; items: { name: string; seconds: number }[] }[]>
}

/** The mother has allowed both, and the child too. */
export const withUploads = (work: (uploads: Uploads) => Promise<void>) =>
  withFamily(async family => {
    const { app, child, parent, device } = family
    await family.call('PUT', `/tre-em/${child}/consents`, { time: true, history: true })
    await app.db('consents').update({ child_at: app.services.clock.now() })
    const machine = { ma_phu_huynh: parent, ma_tre_em: child, nguoi_dung_id: device, pairing: 1, seq: 1 }
    await work({
      ...family,
      machine,
      days: (days, more) => takeDays(app.db, { ...machine, ...more }, days, app.services.clock.now()),
      hours: (hours, more) => takeHistory(app.db, { ...machine, ...more }, hours, app.services.clock.now()),
      stored: async table => app.db(table).orderBy(table === 'usage_days' ? 'day' : 'hour'),
    })
  })
