import { endpoint } from '../kernel/endpoint.ts'
import { fail } from '../kernel/failure.ts'
import { listEndpoints } from '../kernel/lists/endpoints.ts'
import { changedChild, newChild } from '../shared/family-fields.ts'
import { children, childrenOfParent } from '../shared/family-lists.ts'
import { addChild, changeChild, removeChild } from './children.ts'
import { childRows, childrenOfParentRows, findChild, parentOfChild, parentOfItself } from './store.ts'

const owner = { owner: parentOfChild }

export const endpoints = [
  ...listEndpoints('/tre-em', 'signed-in', children, childRows),
  ...listEndpoints('/phu-huynh/:id/tre-em', { owner: parentOfItself }, childrenOfParent, childrenOfParentRows),
  endpoint('POST', '/tre-em', 'signed-in', { body: newChild, creates: true }, async given =>
    addChild(given, given.body),
  ),
  endpoint('GET', '/tre-em/:id', owner, {}, async ({ db, id }) => (await findChild(db, id)) ?? fail('not_found')),
  endpoint('PUT', '/tre-em/:id', owner, { body: changedChild }, async given => changeChild(given, given.body)),
  endpoint('DELETE', '/tre-em/:id', owner, {}, async given => removeChild(given)),
]
