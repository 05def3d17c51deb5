import { packagesOn } from '../../../src/shared/rules/opens.ts'
import { type Args, read } from '../../data.ts'

/** All packages of the family are free ones, so minutes would be laid down that no machine counts. */
export async function hasFreeWallet(args: Args): Promise<boolean> {
  const { unassigned, inUse } = await read(args, '/payment/wallet')
  return packagesOn([...unassigned.rows, ...inUse.rows].map(place => place.thongTinGoi)).isFree
}
