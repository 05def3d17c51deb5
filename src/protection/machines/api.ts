import { parentOfDevice } from '../../devices/index.ts'
import { endpoint } from '../../kernel/endpoint.ts'
import { childConsent, newPairing, pairingConfirmation, poll, removal, sync } from '../../shared/machine-fields.ts'
import { consentOfChild } from '../consents.ts'
import { countAnswer, countLook, findAsking, pairMachine, refusePairing } from './confirm.ts'
import { readDevicePolicy } from './device-policy.ts'
import { askToPair, countPairing, pollPairing } from './pairings.ts'
import { removed, sendTest, unpair } from './remove.ts'
import { streamNews } from './stream.ts'
import { syncMachine } from './sync.ts'
import { ofMachine } from './tokens.ts'

const ofDevice = { parent: parentOfDevice }

export const machineEndpoints = [
  endpoint(
    'POST',
    '/device/pairings',
    'visitor',
    { body: newPairing, lenient: true, creates: true, prepare: countPairing },
    async given => askToPair(given, given.body),
  ),
  endpoint('POST', '/device/pairings/:pairing/poll', 'visitor', { body: poll, lenient: true }, async given =>
    pollPairing(given, given.body),
  ),
  endpoint('GET', '/device/policy', ofMachine, {}, readDevicePolicy),
  endpoint('POST', '/device/sync', ofMachine, { body: sync, lenient: true, ownTransaction: true }, async given =>
    syncMachine(given, given.body),
  ),
  endpoint('POST', '/device/consent', ofMachine, { body: childConsent, lenient: true }, async given =>
    consentOfChild(given, given.body),
  ),
  endpoint('POST', '/device/removed', 'visitor', { body: removal, lenient: true }, async given =>
    removed(given, given.body.key),
  ),
  endpoint('GET', '/pairings/:ma_thiet_bi', 'signed-in', { prepare: countLook }, async ({ db, caller, params, now }) =>
    findAsking(db, caller.person!.ma_phu_huynh, params.ma_thiet_bi, now),
  ),
  endpoint(
    'POST',
    '/pairings/:ma_thiet_bi/confirm',
    'signed-in',
    { body: pairingConfirmation, creates: true, prepare: countAnswer },
    async given => pairMachine(given, given.body),
  ),
  endpoint('POST', '/pairings/:ma_thiet_bi/refuse', 'signed-in', { prepare: countAnswer }, refusePairing),
  endpoint('GET', '/protection/stream', 'signed-in', {}, async given => streamNews(given)),
  endpoint('POST', '/device/:id/test', ofDevice, {}, async given => sendTest(given)),
  endpoint('DELETE', '/device/:id', ofDevice, {}, async given => unpair(given)),
]
