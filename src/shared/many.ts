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

/** A page may have as many rows. */
const max = 100

/** Rows that were chosen. */
export const rows = { chon: many(whole({ min: 1 }), { max }) }

/** The versions of rows by their ids; in a form `7.2 12.1`. */
export const versionsOfRows: Field<Record<string, number>, false> = {
  schema: { type: 'object', additionalProperties: whole({ min: 1 }).schema, maxProperties: max },
  optional: false,
  required: 'required',
  invalid: 'invalid_input',
  fromTyped: typed => {
    const pairs = (typed ?? '').split(' ').map(pair => pair.split('.').map(Number))
    return Object.fromEntries(pairs.filter(([id, version]) => id && version))
  },
}
