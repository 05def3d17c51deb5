/** Which error sentences a dialog uses: those of a page of its own, or those that name what failed. */
export type Failures = 'own-screen' | 'named'
