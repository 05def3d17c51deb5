import { createHash } from 'node:crypto'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import pg from 'pg'

export type Twin =
  | { kind: 'bytes'; headers: Record<string, string>; body: string }
  | { kind: 'row'; url: string; token: string; body: string }
  | { kind: 'sync'; url: string }

process.once('message', (twin: Twin) => {
  const server = createServer(listenerOf(twin))
  server.listen(0, '127.0.0.1', () => process.send!((server.address() as AddressInfo).port))
})

function listenerOf(twin: Twin): RequestListener {
  if (twin.kind === 'bytes') return sameBytes(twin)
  return twin.kind === 'row' ? sameRow(twin) : bareSync(twin)
}

/** What a sync cannot do without: finding the machine by its token, and writing that it was here. */
function bareSync({ url }: { url: string }): RequestListener {
  const pool = new pg.Pool({ connectionString: url, max: 10 })
  const find = 'select ma_phu_huynh, nguoi_dung_id from device_tokens where token_hash = $1 and ended_at is null'
  const keep = `insert into device_states (ma_phu_huynh, nguoi_dung_id, ma_tre_em, client, version, paired_at, last_seen)
    select ma_phu_huynh, nguoi_dung_id, ma_tre_em, 'browser', '1.0.0', $3, $3
    from thiet_bi where ma_phu_huynh = $1 and nguoi_dung_id = $2
    on conflict (ma_phu_huynh, nguoi_dung_id) do update set last_seen = $3, applied = $4`
  return async (request, response) => {
    const { applied } = JSON.parse(Buffer.concat(await request.toArray()).toString())
    const token = request.headers.authorization!.slice('Device '.length)
    const { rows } = await pool.query(find, [createHash('sha256').update(token).digest()])
    const now = new Date()
    await pool.query(keep, [rows[0].ma_phu_huynh, rows[0].nguoi_dung_id, now, applied.version])
    const json = JSON.stringify({ success: true, data: { version: applied.version, now } })
    response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(json) }).end(json)
  }
}

function sameBytes({ headers, body }: { headers: Record<string, string>; body: string }): RequestListener {
  const bytes = Buffer.from(body, 'base64')
  return (_request, response) => response.writeHead(200, headers).end(bytes)
}

/** Runs the same query with the same key and responds in the same envelope. */
function sameRow({ url, token, body }: { url: string; token: string; body: string }): RequestListener {
  const pool = new pg.Pool({ connectionString: url, max: 10 })
  const key = createHash('sha256').update(token).digest()
  const { message } = JSON.parse(body)
  const query = `select ma_phu_huynh, ten_phu_huynh, email_phu_huynh, sdt, dia_chi, la_admin, ngay_tao
    from sessions join phu_huynh using (ma_phu_huynh) where token_hash = $1 and expires_at > $2`
  return async (_request, response) => {
    const { rows } = await pool.query(query, [key, new Date()])
    const json = JSON.stringify({ success: true, message, data: rows[0] })
    const headers = { 'Content-Type': 'application/json; charset=utf-8', 'Content-Length': Buffer.byteLength(json) }
    response.writeHead(200, headers).end(json)
  }
}
