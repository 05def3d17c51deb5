/** Where the footer says how to reach us. */
export const contactAnchor = 'lien-he'
