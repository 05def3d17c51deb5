/** Which error sentences a dialog uses: those of the simple list page, or those that name what failed. */
export type Failures = 'own-screen' | 'named'
