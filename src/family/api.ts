import { endpoint } from '../kernel/endpoint.ts'
import { listEndpoints } from '../kernel/lists/endpoints.ts'
import { changedChild, newChild } from '../shared/family-fields.ts'
import { children, childrenOfParent } from '../shared/family-lists.ts'
import { addChild, changeChild, type FollowPlaces, removeChild, type TellChild } from './children.ts'
import { childRows, childrenOfParentRows, parentOfChild, parentOfItself } from './store.ts'

const owner = { owner: parentOfChild }

/** Billing prices renewals without the devices of a deleted child; protection tells machines what a child is called. */
export const familyEndpoints = ({ followPlaces, tellChild }: { followPlaces: FollowPlaces; tellChild: TellChild }) => [
  ...listEndpoints('/tre-em', 'signed-in', children, childRows),
  ...listEndpoints('/phu-huynh/:id/tre-em', { owner: parentOfItself }, childrenOfParent, childrenOfParentRows),
  endpoint('POST', '/tre-em', 'signed-in', { body: newChild, creates: true }, async given =>
    addChild(given, given.body),
  ),
  endpoint('PUT', '/tre-em/:id', owner, { body: changedChild }, async given =>
    changeChild({ ...given, tellChild }, given.body),
  ),
  endpoint('DELETE', '/tre-em/:id', owner, {}, async given => removeChild({ ...given, followPlaces })),
]
