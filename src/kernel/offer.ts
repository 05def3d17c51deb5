/** What a module has at a path: a file that stands somewhere, one made for this answer, a text, or another path of the site. */
type Offered = OfferedFile | MadeFile | { text: string; type: string } | { redirect: string }

export interface OfferedFile {
  file: string
  type: string
}

export interface MadeFile {
  bytes: Buffer
  type: string
  /** As the browser saves it. */
  name: string
}

/** What a module has to fetch outside the API. */
export interface Offer {
  /** Those that end with a slash stand for everything below them. */
  paths: string[]
  find: (path: string) => Promise<Offered | undefined>
}
