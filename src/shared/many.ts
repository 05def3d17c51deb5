import { type Field, whole } from './fields.ts'

/** Several values of a kind, each once; in a form and in a query with commas between them. */
export function many<T>(item: Field<T, false>, { min = 1, max }: { min?: number; max: number }): Field<T[], false> {
  return {
    schema: { type: 'array', items: item.schema, minItems: min, maxItems: max, uniqueItems: true },
    optional: false,
    required: 'required',
    invalid: 'invalid_input',
    fromTyped: typed => (typed ? typed.split(',').map(item.fromTyped) : []),
  }
}

/** Rows that were chosen, as many as a page may have. */
export const rows = { chon: many(whole({ min: 1 }), { max: 100 }) }
