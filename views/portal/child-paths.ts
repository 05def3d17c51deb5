/** The pages about one child; without a name, the page of a day. */
export function childPath(ma_tre_em: number, page?: 'gio-giac' | 'trang-web' | 'rieng-tu'): string {
  return `/user/con/${ma_tre_em}${page ? `/${page}` : ''}`
}

/** The page of a machine and what proves that it is protected. */
export function machinePath(nguoi_dung_id: number): string {
  return `/user/may/${nguoi_dung_id}`
}
