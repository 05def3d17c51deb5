import { parentOfChild } from '../family/index.ts'
import { endpoint } from '../kernel/endpoint.ts'
import { answeredRequest, changedConsents, editedRules, newGrant, newRequest } from '../shared/protection-fields.ts'
import { changeConsents, consentsOf } from './consents.ts'
import { give, undo } from './grants.ts'
import { ofMachine } from './machines/tokens.ts'
import { changeRules } from './policy.ts'
import { findPolicy } from './policy-store.ts'
import { answerRequest, ask, countAsk, listRequests } from './requests.ts'
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
  endpoint(
    'POST',
    '/device/requests',
    ofMachine,
    { body: newRequest, lenient: true, creates: true, prepare: given => countAsk(given, given.body) },
    async given => ask(given, given.body),
  ),
  endpoint('GET', '/requests', 'parent', {}, listRequests),
  endpoint('POST', '/requests/:request/answer', 'parent', { body: answeredRequest }, async given =>
    answerRequest(given, given.body),
  ),
]
