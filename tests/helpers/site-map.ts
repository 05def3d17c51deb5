import { seedCatalogue } from '../../src/catalogue/index.ts'
import { demoSignIns, seedDemo } from '../../src/demo/index.ts'
import { pagesIn } from '../../src/http/crawlers.ts'
import { allRoutes } from '../../views/all-routes.ts'
import type { TestApp } from './app.ts'

/** Every page of the site map, at a path that exists in the demo data. */
export const everyPage = pagesWith({ packageId: '3', vnp_txn_ref: 'DEMO0001', id: '2' }, { development: true })

/** `samples`: for a path with a parameter, a value that exists. */
export function pagesWith(samples: Record<string, string>, { development }: { development: boolean }) {
  return pagesIn(allRoutes({ development, language: () => 'vi' })).map(({ path, handle }) => ({
    title: handle.title,
    path: path.replace(/:(\w+)/g, (_, name) => {
      if (!samples[name]) throw new Error(`${path}: give a sample of :${name}`)
      return samples[name]
    }),
  }))
}

/** Seeds the demo data and returns the tokens of the demo people, after that of a visitor, who has none. */
export async function seedViewers(app: TestApp): Promise<(string | undefined)[]> {
  await seedCatalogue(app.db)
  // rows that other tests rolled back have used up numbers
  for (const sequence of ['tre_em_ma_tre_em_seq', 'thiet_bi_nguoi_dung_id_seq'])
    await app.db.raw(`alter sequence ${sequence} restart`)
  await seedDemo(app.db, new Date())
  const tokens: (string | undefined)[] = [undefined]
  for (const { phone, password } of demoSignIns)
    tokens.push((await app.post('/api/auth/login', { sdt: phone, mat_khau: password })).json.data.token)
  return tokens
}
