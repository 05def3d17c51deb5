/** The page of orders with this one open. */
export function placeOfOrder(code: string): string {
  return `/admin/don-hang?mo=don-hang.${code}`
}

/** The page of refunds with this one open. */
export function placeOfRefund(id: number): string {
  return `/admin/hoan-tien?mo=hoan-tien.${id}`
}
