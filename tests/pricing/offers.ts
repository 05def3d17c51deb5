import { firstPackages } from '../../src/catalogue/first-packages.ts'
import type { Offer } from '../../views/pricing/offer.ts'

/** The packages of a fresh database, as the API answers them. */
export const onSale: Offer[] = firstPackages.map(({ noi_dung, mo_ta = '', so_thiet_bi = 1, ...row }) => ({
  ...row,
  mo_ta,
  so_thiet_bi,
  da_xoa: false,
  phien_ban: 1,
  noiDungList: noi_dung.map((text, at) => ({ id: row.id * 100 + at, noi_dung: text, phien_ban: 1 })),
}))

export const offer = (id: number, change: Partial<Offer> = {}): Offer => ({
  ...onSale.find(each => each.id === id)!,
  ...change,
})
