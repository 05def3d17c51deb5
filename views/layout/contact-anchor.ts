/** The id of the contact section in the footer. */
export const contactAnchor = 'lien-he'
