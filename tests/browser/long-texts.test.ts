import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { openSite } from '../helpers/browser.ts'
import { findOverflow } from '../helpers/overflow.ts'
import { proof } from '../helpers/proof.ts'

const site = await openSite(test)
const name = 'W'.repeat(255)
const email = `${'w'.repeat(64)}@${'w'.repeat(60)}.${'w'.repeat(60)}.vn`
/** In a proof more of them. */
const everyWidth = [375, 768, 1056, 1180, 1440, ...(proof ? [1100, 1280, 1366] : [])]
const lists = [
  '/admin',
  '/admin/phu-huynh',
  '/admin/tre-em',
  '/admin/thiet-bi',
  '/admin/don-hang',
  '/admin/nhat-ky',
  '/admin/lien-he',
]

test('names of 255 letters without a space neither widen a list of the console nor overflow its cells, at any width', async () => {
  const { page, go } = await site.visit({ signedInAs: 'admin', language: 'en' })
  const create = async (path: string, data: object) => {
    const answer = await page.request.post(`${site.url}/api${path}`, { data, headers: { Origin: site.url } })
    return (await answer.json()).data
  }
  const parent = { ten_phu_huynh: name, email_phu_huynh: email, sdt: '0987000255', mat_khau: 'Thu@1234' }
  const { ma_phu_huynh } = await create('/phu-huynh', parent)
  const { ma_tre_em } = await create('/tre-em', { ma_phu_huynh, ten_tre: name, truong: name, gioi_tinh: 'Khác' })
  const device = { ten_thiet_bi: name, loai_thiet_bi: 'Desktop', ma_thiet_bi: 'W'.repeat(100) }
  await create('/thiet-bi', { ma_tre_em, ...device })
  await create('/lien-he', {
    ten: name.slice(0, 100),
    so_thiet_bi: 100_000,
    so_nam: 10,
    lien_he: `${'w'.repeat(60)}@w.vn`,
  })

  for (const path of [...lists, `/admin/phu-huynh/${ma_phu_huynh}`])
    for (const width of everyWidth) {
      await page.setViewportSize({ width, height: 900 })
      if (width === 375) await go(path)
      const { wide, beside } = await page.evaluate(findOverflow)
      assert.is(wide, 0, `${path} scrolls sideways at ${width}`)
      assert.equal(beside, [], `${path} at ${width}`)
    }
})

test('both prices of a package for two devices stay in their cell of a parent’s wallet', async () => {
  for (const language of ['vi', 'en'] as const) {
    const { page, go } = await site.visit({ signedInAs: 'admin', language })
    await go('/admin?mo=vi.2')
    for (const width of [768, 1056, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      assert.equal(await page.evaluate(findOverflow), { wide: 0, beside: [] }, `${language} at ${width}`)
    }
  }
})

test.run()
