/** Whether this is `npm run proof`, which tests everything in full however long it takes. */
export const proof = process.env.PROOF === 'on'

/** Whether two things, each by its number in its list, are tried together: in a proof all are, else each with an eighth of the others. */
export function areTriedTogether(one: number, other: number): boolean {
  return proof || (one + other) % 8 === 0
}
