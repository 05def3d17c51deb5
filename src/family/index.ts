export { endpoints } from './api.ts'
export {
  childColumns,
  childRows,
  insertChild,
  lockChild,
  lockFamily,
  type NewChild,
  parentOfChild,
  parentOfItself,
} from './store.ts'
