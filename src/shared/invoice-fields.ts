import { email, type Field, group, optional, text } from './fields.ts'

/** Of a business 10 digits, of its branch `-001` behind them, of a person the 12 digits of the identity card. */
const taxCode = '^(?:\\d{10}(?:-\\d{3})?|\\d{12})$'

/** The name that an invoice is made out to. All of it, or none. */
export const invoiceBuyer = {
  ten_don_vi: text({ required: 'invoice_name_required' }),
  ma_so_thue: withoutSpaces(
    text({ max: 14, pattern: taxCode, required: 'tax_code_required', invalid: 'invalid_tax_code' }),
  ),
  dia_chi: text({ required: 'invoice_address_required' }),
  email: email({ required: 'invoice_email_required' }),
}

/** On a payment, for a buyer who wants an invoice in a name. */
export const invoiced = { hoa_don: optional(group(invoiceBuyer)) }

/** Tax codes are often written in groups of digits. */
function withoutSpaces(code: Field<string, false>): Field<string, false> {
  const tidy = (typed: string) => typed.replace(/\s/g, '')
  return { ...code, tidy, fromTyped: typed => tidy(typed ?? '') }
}
