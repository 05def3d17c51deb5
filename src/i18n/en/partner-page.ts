import { faults } from './faults.ts'
import { partnerForm } from './partner-form.ts'

export const partnerPage = { ...faults, ...partnerForm }
