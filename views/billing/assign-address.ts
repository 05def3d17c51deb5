import { addressWith } from '../dialogs/opened.ts'

/** The wallet with the dialog that puts this place on a device. */
export function addressOfAssigning(id: number): string {
  return `/wallet${addressWith(new URLSearchParams(), [{ name: 'gan-goi', id }])}`
}
