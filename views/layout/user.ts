import type { Answer } from '../api.ts'

/** The fields of the signed-in person that the bar shows. An admin has no membership. */
export type User = Pick<Answer<'GET', '/auth/me'>, 'ma_phu_huynh' | 'ten_phu_huynh' | 'sdt' | 'la_admin'> &
  Partial<Answer<'GET', '/auth/membership'>>

export function homePhone(sdt: string | null): string {
  return (sdt ?? '').replace(/^\+84/, '0').replace(/^(\d{4})(\d{3})(\d{3})$/, '$1 $2 $3')
}
