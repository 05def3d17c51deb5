export { endpoints, offerDownloads } from './api.ts'
export { offerExtension } from './extension.ts'
export { isProgramReady, operatorFolder } from './ready.ts'
