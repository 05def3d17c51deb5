import { faults } from './faults.ts'
import { partnerForm } from './partner-form.ts'

/** What the partner form says, and what can be wrong in it. */
export const partnerPage = { ...faults, ...partnerForm }
