import { addressWith, type Opened } from '../dialogs/opened.ts'

/** The two tabs of the Windows dialog, as named in the address. */
export const windowsTabs = {
  tutorial: { name: 'windows', id: 1 },
  download: { name: 'windows', id: 2 },
} satisfies Record<string, Opened>

/** The home page with the installers open. */
export const installersAddress = `/${addressWith(new URLSearchParams(), [windowsTabs.download])}`
