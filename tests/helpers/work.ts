import type { TestApp } from './app.ts'

/** What waits for an admin. */
export const workOf = async (app: TestApp) => (await app.get('/api/viec-can-lam', { as: 'admin' })).json.data
/** Each kind that waits, with the codes of its orders. */
export const waiting = async (app: TestApp) => {
  const { viec } = await workOf(app)
  const some = viec.filter(({ so_luong }: { so_luong: number }) => so_luong > 0)
  return Object.fromEntries(
    some.map(({ loai, lau_nhat }: { loai: string; lau_nhat: { vnp_txn_ref: string }[] }) => [
      loai,
      lau_nhat.map(({ vnp_txn_ref }) => vnp_txn_ref),
    ]),
  )
}
