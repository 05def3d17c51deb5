/** In the browser's storage once the splash was answered or skipped. */
export const splashFlag = 'da_chon_ngon_ngu'

/** The class of the document that covers the page until the splash is there. */
export const splashWaits = 'splash-waits'
