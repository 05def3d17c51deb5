/** Fetches the icons that only later pages and parts show. */
export function bringShapes(): Promise<object> {
  return import('./more-shapes.ts')
}
