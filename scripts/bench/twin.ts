import { createHash } from 'node:crypto'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import pg from 'pg'

export type Twin =
  | { kind: 'bytes'; headers: Record<string, string>; body: string }
  | { kind: 'row'; url: string; token: string; body: string }

process.once('message', (twin: Twin) => {
  const server = createServer(twin.kind === 'bytes' ? sameBytes(twin) : sameRow(twin))
  server.listen(0, '127.0.0.1', () => process.send!((server.address() as AddressInfo).port))
})

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
