/** The key in the browser's storage that is set once the splash was answered or skipped. */
export const splashFlag = 'da_chon_ngon_ngu'

/** The class of the document that hides the page until the splash has loaded. */
export const splashWaits = 'splash-waits'
