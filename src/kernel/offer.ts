/** What a module has at a path: a file that stands somewhere, a text made for this answer, or another path of the site. */
type Offered = OfferedFile | { text: string; type: string } | { redirect: string }

export interface OfferedFile {
  file: string
  type: string
}

/** What a module has to fetch outside the API. */
export interface Offer {
  /** Those that end with a slash stand for everything below them. */
  paths: string[]
  find: (path: string) => Promise<Offered | undefined>
}
