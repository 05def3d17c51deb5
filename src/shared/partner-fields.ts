import { emailPattern, flag, text, whole } from './fields.ts'

const phone = '\\+?[\\d(][\\d\\s().-]{7,20}\\d'

/** What a school or a business asks for, and where to call or write back. */
export const partnerRequest = {
  ten: text({ max: 100, required: 'partner_name_required' }),
  so_thiet_bi: whole({ min: 1, max: 100_000, required: 'devices_required', invalid: 'devices_range' }),
  so_nam: whole({ min: 1, max: 10, required: 'years_required', invalid: 'years_range' }),
  lien_he: text({
    max: 100,
    pattern: `^(?:${phone}|${emailPattern})$`,
    required: 'contact_required',
    invalid: 'invalid_contact',
  }),
}

export const handled = { da_xu_ly: flag() }
