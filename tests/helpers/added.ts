import type { Page } from 'playwright-core'

/** Adds a row through the API as the person of the page, and returns it. */
export async function add<Row>(page: Page, site: string, path: string, data: object): Promise<Row> {
  const answer = await page.request.post(`${site}/api${path}`, { data, headers: { Origin: site } })
  if (answer.status() !== 201) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`)
  return (await answer.json()).data
}

/** Adds a parent of the test's own, because other files sign in as the demo parents, and returns the id. */
export async function addParent(page: Page, site: string, ten_phu_huynh: string, sdt?: string): Promise<number> {
  const email_phu_huynh = `them${sdt ?? ''}@example.vn`
  const data = { ten_phu_huynh, sdt, email_phu_huynh, mat_khau: 'Thu@1234' }
  return (await add<{ ma_phu_huynh: number }>(page, site, '/phu-huynh', data)).ma_phu_huynh
}
