import type { Job } from '../kernel/jobs.ts'
import { birthdaysJob } from './birthdays.ts'
import { silenceJob } from './machines/index.ts'
import { partitionsJob } from './use/index.ts'

export { endpoints } from './api.ts'
export { cleanup } from './cleanup.ts'
export { readHeld, readMachines, tellMove } from './machines/index.ts'
export { raiseVersion } from './policy.ts'
export { categoriesOfSite, findWebLists, offerWebLists, webListFolders } from './web-lists.ts'

export const jobs: Job[] = [silenceJob, partitionsJob, birthdaysJob]
