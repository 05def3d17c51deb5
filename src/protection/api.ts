import { confirmBrowser, countConfirmCode, prepareConfirm, sendConfirmCode } from '../accounts/index.ts'
import { parentOfChild } from '../family/index.ts'
import { endpoint } from '../kernel/endpoint.ts'
import { confirmation } from '../shared/account-fields.ts'
import {
  answeredRequest,
  askedEvents,
  askedSite,
  changedConsents,
  editedRules,
  exported,
  newGrant,
  newRequest,
  ofDay,
} from '../shared/protection-fields.ts'
import { siteOf } from '../shared/rules/site-of.ts'
import { agreeToRules } from './agreed-rules.ts'
import { changeConsents, consentsOf } from './consents.ts'
import { deleteProtection } from './deleting.ts'
import { countExport, exportAll } from './export.ts'
import { give, undo } from './grants.ts'
import { machineEndpoints, ofMachine } from './machines/index.ts'
import { findPolicy } from './policy-store.ts'
import { childOf, readEvents, readHistory, readUsage } from './reading.ts'
import { answerRequest, ask, listRequests } from './requests.ts'
import { readToday } from './today.ts'

const ofChild = { parent: parentOfChild }

export const endpoints = [
  endpoint('GET', '/protection', 'signed-in', {}, readToday),
  endpoint('GET', '/protection/categories', 'parent', { query: askedSite }, async ({ query, categoriesOf }) => ({
    nhom: await categoriesOf(siteOf(query.dia_chi) ?? ''),
  })),
  endpoint('GET', '/tre-em/:id/policy', ofChild, {}, async given => findPolicy(given.db, childOf(given))),
  endpoint('PUT', '/tre-em/:id/policy', ofChild, { body: editedRules }, async given => agreeToRules(given, given.body)),
  endpoint('GET', '/tre-em/:id/consents', ofChild, {}, async given => consentsOf(given.db, childOf(given), given.now)),
  endpoint('PUT', '/tre-em/:id/consents', ofChild, { body: changedConsents }, async given =>
    changeConsents(given, given.body),
  ),
  endpoint('GET', '/tre-em/:id/usage', ofChild, { query: ofDay }, async given => readUsage(given, given.query.day)),
  endpoint('GET', '/tre-em/:id/history', ofChild, { query: ofDay }, async given => readHistory(given, given.query.day)),
  endpoint('GET', '/tre-em/:id/events', ofChild, { query: askedEvents }, async given => readEvents(given, given.query)),
  endpoint('DELETE', '/tre-em/:id/protection', ofChild, {}, deleteProtection),
  endpoint('POST', '/tre-em/:id/grants', ofChild, { body: newGrant, creates: true }, async given =>
    give(given, given.body),
  ),
  endpoint('POST', '/grants/:grant/undo', 'parent', {}, undo),
  ...machineEndpoints,
  endpoint('POST', '/device/requests', ofMachine, { body: newRequest, lenient: true, creates: true }, async given =>
    ask(given, given.body),
  ),
  endpoint('POST', '/protection/send-code', 'parent', { prepare: countConfirmCode }, async (given, sending) =>
    sendConfirmCode(given, sending),
  ),
  endpoint(
    'POST',
    '/protection/confirm',
    'parent',
    { body: confirmation, prepare: given => prepareConfirm(given, given.body.otp) },
    async (given, code) => confirmBrowser(given, code),
  ),
  endpoint('GET', '/protection/export', 'parent', { query: exported, prepare: countExport }, async given =>
    exportAll(given, given.query.format),
  ),
  endpoint('GET', '/requests', 'parent', {}, listRequests),
  endpoint('POST', '/requests/:request/answer', 'parent', { body: answeredRequest }, async given =>
    answerRequest(given, given.body),
  ),
]
