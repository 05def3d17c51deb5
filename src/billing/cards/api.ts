import { endpoint } from '../../kernel/endpoint.ts'
import { ownCard, removeCard } from './cards.ts'

export const cardEndpoints = [
  endpoint('GET', '/payment/card', 'signed-in', {}, async given => ownCard(given)),
  endpoint('DELETE', '/payment/card', 'signed-in', {}, async given => removeCard(given)),
]
