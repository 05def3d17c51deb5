/** What the bar needs to know of the person who is signed in. An admin has no kind of membership. */
export type User = {
  ma_phu_huynh: number
  ten_phu_huynh: string
  sdt: string
  la_admin: boolean
  loai_tai_khoan?: 'PREMIUM' | 'FREE'
}

export function homePhone(sdt: string): string {
  return sdt.replace(/^\+84/, '0').replace(/^(\d{4})(\d{3})(\d{3})$/, '$1 $2 $3')
}
