import { parentOfChild } from '../family/index.ts'
import { endpoint } from '../kernel/endpoint.ts'
import { changedConsents, editedRules, newGrant } from '../shared/protection-fields.ts'
import { changeConsents, consentsOf } from './consents.ts'
import { give, undo } from './grants.ts'
import { machineEndpoints } from './machines/index.ts'
import { changeRules } from './policy.ts'
import { findPolicy } from './policy-store.ts'
import { readToday } from './today.ts'

const ofChild = { parent: parentOfChild }
/** The child is that of the caller, whom `ofChild` has let in. */
const childOf = ({ id, caller }: { id: number; caller: { person: { ma_phu_huynh: number } | null } }) => ({
  ma_tre_em: id,
  ma_phu_huynh: caller.person!.ma_phu_huynh,
})

export const endpoints = [
  endpoint('GET', '/protection', 'signed-in', {}, readToday),
  endpoint('GET', '/tre-em/:id/policy', ofChild, {}, async given => findPolicy(given.db, childOf(given))),
  endpoint('PUT', '/tre-em/:id/policy', ofChild, { body: editedRules }, async given => changeRules(given, given.body)),
  endpoint('GET', '/tre-em/:id/consents', ofChild, {}, async given => consentsOf(given.db, childOf(given))),
  endpoint('PUT', '/tre-em/:id/consents', ofChild, { body: changedConsents }, async given =>
    changeConsents(given, given.body),
  ),
  endpoint('POST', '/tre-em/:id/grants', ofChild, { body: newGrant, creates: true }, async given =>
    give(given, given.body),
  ),
  endpoint('POST', '/grants/:grant/undo', 'parent', {}, undo),
  ...machineEndpoints,
]
