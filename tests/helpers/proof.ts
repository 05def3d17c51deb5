/** Whether this is `npm run proof`, which tests everything in full however long it takes. */
export const proof = process.env.PROOF === 'on'
