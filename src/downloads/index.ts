export { offerDownloads } from './api.ts'
