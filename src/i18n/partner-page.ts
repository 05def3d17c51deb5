import { faults } from './faults.ts'
import { words } from './index.ts'
import { partnerForm } from './partner-form.ts'

/** What the partner form says, and what can be wrong in it. */
export const partnerFormWords = words({ ...faults, ...partnerForm })
