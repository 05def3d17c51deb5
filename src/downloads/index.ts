export { endpoints, offerDownloads } from './api.ts'
export { isProgramReady, operatorFolder } from './ready.ts'
