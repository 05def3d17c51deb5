/** The pages about one child, in the order of their links; the first is that of a day. */
export const childPages = [
  { page: undefined, name: 'portal.day' },
  { page: 'gio-giac', name: 'portal.hours' },
  { page: 'trang-web', name: 'portal.sites' },
  { page: 'rieng-tu', name: 'portal.privacy' },
] as const

export function childPath(ma_tre_em: number, page?: (typeof childPages)[number]['page']): string {
  return `/user/con/${ma_tre_em}${page ? `/${page}` : ''}`
}

/** The page of a machine and what proves that it is protected. */
export function machinePath(nguoi_dung_id: number): string {
  return `/user/may/${nguoi_dung_id}`
}
