import { createDevice, findDeviceOfFamily } from '../../devices/index.ts'
import { parentOfChild } from '../../family/index.ts'
import { fail, failOnFields } from '../../kernel/failure.ts'
import type { Writer } from '../../kernel/given.ts'
import type { assignment } from '../../shared/billing-fields.ts'
import type { Values } from '../../shared/fields.ts'

/** The family's device with this code; a code that the family does not have becomes a device of the named child. */
export async function deviceFor(
  given: Writer,
  ma_phu_huynh: number,
  {
    ma_thiet_bi,
    ma_tre_em,
    ten_thiet_bi,
    loai_thiet_bi = 'Desktop',
  }: Omit<Values<typeof assignment>, 'goi_dich_vu_id'>,
): Promise<number> {
  const found = await findDeviceOfFamily(given.tx, ma_phu_huynh, ma_thiet_bi)
  if (found !== undefined) return found
  if (ma_tre_em === undefined || ten_thiet_bi === undefined)
    failOnFields({
      ...(ma_tre_em === undefined && { ma_tre_em: 'required' }),
      ...(ten_thiet_bi === undefined && { ten_thiet_bi: 'required' }),
    })
  if ((await parentOfChild(given.tx, ma_tre_em)) !== ma_phu_huynh) fail('not_found')
  return createDevice(given, { ma_phu_huynh, ma_tre_em, ten_thiet_bi, loai_thiet_bi, ma_thiet_bi })
}
