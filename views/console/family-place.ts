/** The page of a parent, or the part of it that has this id. */
export function placeInFamily(parent: number, part?: `tre-em-${number | null}` | `thiet-bi-${number | null}`): string {
  return `/admin/phu-huynh/${parent}${part ? `#${part}` : ''}`
}
