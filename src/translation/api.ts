import { endpoint } from '../kernel/endpoint.ts'
import { fail } from '../kernel/failure.ts'
import { translationChange } from '../shared/catalogue-fields.ts'
import { correctTranslation } from './correct.ts'
import { findText } from './store.ts'

export const endpoints = [
  endpoint('GET', '/ban-dich/:id', 'admin', {}, async ({ db, id }) => (await findText(db, id)) ?? fail('not_found')),

  endpoint('PUT', '/ban-dich/:id', 'admin', { body: translationChange }, async given =>
    correctTranslation(given, given.body),
  ),
]
