export { familyEndpoints } from './api.ts'
export type { FollowPlaces } from './children.ts'
export {
  type Child,
  childColumns,
  childRows,
  findChild,
  insertChild,
  listChildren,
  lockChild,
  lockFamilies,
  lockFamily,
  type NewChild,
  parentOfChild,
  parentOfItself,
} from './store.ts'
