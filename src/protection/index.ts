export { endpoints } from './api.ts'
export { cleanup } from './cleanup.ts'
export { findWebLists, offerWebLists, webListFolders } from './web-lists.ts'
