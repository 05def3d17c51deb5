/** Of two that put a package on a device: what is granted was not in the wallet before. */
export function isGrant(hanh_dong: string, detail: object): boolean {
  return hanh_dong === 'subscription_assigned' && !Object.hasOwn(detail, 'before')
}
