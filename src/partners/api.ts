import { endpoint } from '../kernel/endpoint.ts'
import { listEndpoints } from '../kernel/lists/endpoints.ts'
import { handled, partnerRequest } from '../shared/partner-fields.ts'
import { partnerRequests } from '../shared/partner-lists.ts'
import { countRequest, markHandled, takeRequest } from './requests.ts'
import { requestRows } from './store.ts'

export const endpoints = [
  endpoint('POST', '/lien-he', 'visitor', { body: partnerRequest, prepare: countRequest, creates: true }, async given =>
    takeRequest(given, given.body),
  ),

  ...listEndpoints('/lien-he', 'admin', partnerRequests, requestRows),

  endpoint('PUT', '/lien-he/:id', 'admin', { body: handled }, async given =>
    markHandled(given, given.id, given.body.da_xu_ly),
  ),
]
