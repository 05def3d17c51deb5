/** Whether this is `npm run proof`, which takes its time: everything in full instead of enough of it. */
export const proof = process.env.PROOF === 'on'
