import { lstatSync } from 'node:fs'
import { join } from 'node:path'
import { endpoint } from '../kernel/endpoint.ts'
import type { Log } from '../kernel/log.ts'
import type { Offer } from '../kernel/offer.ts'
import { builtInVersions, latestOf } from '../shared/versions.ts'
import { findInstaller } from './installers.ts'
import { readVersionsFile } from './versions-file.ts'

interface Folders {
  /** The operator's own versions.json, installers and optionally guide. */
  operator: string
  /** The samples in the repository, used if the operator has no versions.json. */
  sample: string
  guide: string
}

/** The pages that speak of the program say by this whether it can be installed. */
export const endpoints = [
  endpoint('GET', '/program', 'visitor', {}, async ({ isProgramReady }) => ({ ready: await isProgramReady() })),
]

const below = '/downloads/'

/** The list of versions, the installers and the guide. The folders are looked at each time: a release needs no restart. */
export function offerDownloads({ operator, sample, guide }: Folders, log: Log): Offer {
  let reported = ''

  async function versions() {
    const file = join(hasOwnList() ? operator : sample, 'versions.json')
    const { entries, faults } = await readVersionsFile(file)
    const said = faults.join(' ')
    if (said !== reported && said) log('warn', 'versions_file', { file, faults })
    reported = said
    return entries
  }

  /** A link counts: it is refused and logged, and no sample is offered in its place. */
  function hasOwnList(): boolean {
    return lstatSync(join(operator, 'versions.json'), { throwIfNoEntry: false }) !== undefined
  }

  return {
    paths: ['/versions.json', below],
    find: async path => {
      if (path === '/versions.json') {
        const entries = await versions()
        return entries && { text: JSON.stringify(entries), type: 'json' }
      }
      const name = path.slice(below.length)
      // for visitors without JavaScript, who do not see the list
      if (name === 'latest') {
        const latest = latestOf((await versions()) ?? builtInVersions)
        return latest && { redirect: below + latest.filename }
      }
      return findInstaller(name, hasOwnList() ? [operator, guide] : [operator, sample, guide])
    },
  }
}
