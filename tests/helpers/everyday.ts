import { randomUUID } from 'node:crypto'
import { endpoints } from '../../src/modules.ts'
import { ipn, order, told } from './orders.ts'
import { withMachine } from './paired.ts'
import { confirmPhone, mapOf } from './protection.ts'
import { site, today, visit } from './uploads.ts'

/** Everything that parents and machines read, and what they write on an ordinary day; each statement with its calls. */
export async function everydayStatements(): Promise<Map<string, Set<string>>> {
  const found = new Map<string, Set<string>>()
  await withMachine(async (family, machine) => {
    const { app, child, device, parent } = family
    let now = 'POST /payment/create'
    app.db.on('query', ({ sql }: { sql: string }) => {
      if (!now) return
      const text = sql.replace(/\s+/g, ' ').replaceAll('"', '')
      found.set(text, (found.get(text) ?? new Set()).add(now))
    })
    const during = async (name: string, work: () => Promise<{ status: number; text: string }>) => {
      now = name
      const { status, text } = await work()
      if (status >= 400) throw new Error(`${name} answered ${status}: ${text}`)
    }
    const write = (method: string, path: string, body: object = {}) =>
      during(`${method} ${path.replace(/[0-9a-f-]{36}|\d+|AN\w+/g, ':id')}`, () => family.call(method, path, body))

    const opened = await order(app)
    now = 'GET /payment/vnpay-ipn'
    await ipn(app, told(app, opened.vnp_txn_ref))
    now = ''
    const place = await app.db('goi_dich_vu').where({ vnp_txn_ref: opened.vnp_txn_ref }).first('id')
    now = 'POST /protection/confirm'
    await confirmPhone(app)
    await write('PUT', `/tre-em/${child}/consents`, { time: true, history: true })
    now = ''
    await app.db('consents').update({ child_at: app.services.clock.now() })
    await write('PUT', `/tre-em/${child}/policy`, {
      rules: [{ kind: 'site', name: 'a.vn', block: true }],
      phien_ban: 1,
    })
    await write('POST', `/tre-em/${child}/grants`, { id: randomUUID(), kind: 'minutes', minutes: 15 })
    await write('POST', '/payment/assign', { goi_dich_vu_id: place.id, ma_thiet_bi: 'TEST-0001' })
    await write('PUT', `/tre-em/${child}`, { ten_tre: 'Bé Bình', phien_ban: 1 })
    await during('POST /device/sync', () =>
      machine.sync({
        applied: { version: 2, at: `${today}T12:00:00+07:00` },
        days: [{ day: today, minutes: mapOf(1), items: [site('a.vn', 60)] }],
        history: [{ hour: `${today}T11:00:00+07:00`, items: [visit(1, 'a.vn')] }],
      }),
    )
    const asked = randomUUID()
    await during('POST /device/requests', () =>
      machine.call('POST', '/requests', { id: asked, kind: 'minutes', minutes: 15 }),
    )
    await write('POST', `/requests/${asked}/answer`, { answer: 'yes' })
    await during('POST /device/sync', () => machine.sync())

    for (const { method, path, who } of endpoints) {
      if (method !== 'GET' || who === 'admin' || who === 'visitor') continue
      now = `${method} ${path}`
      const id = path.startsWith('/tre-em')
        ? child
        : path.startsWith('/thiet-bi')
          ? device
          : path.includes('subscriptions')
            ? place.id
            : parent
      const named = path
        .replace(':id', String(id))
        .replace(':vnp_txn_ref', opened.vnp_txn_ref)
        .replace(':ma_thiet_bi', 'AAAA-AAAA')
      if (typeof who === 'object' && 'device' in who) await machine.call('GET', named.replace('/device', ''))
      else await app.get(`/api${named}`, { as: 'mother' })
    }
  })
  return found
}
