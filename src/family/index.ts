export { endpoints } from './api.ts'
export {
  type Child,
  childColumns,
  childRows,
  findChild,
  insertChild,
  lockChild,
  lockFamily,
  type NewChild,
  parentOfChild,
  parentOfItself,
} from './store.ts'
