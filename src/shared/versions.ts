import { fileName } from './brand.ts'

/** One entry of versions.json. */
export interface VersionEntry {
  version: string
  /** The installer's name in the folder of downloads. */
  filename: string
  isLatest: boolean
  description: string
  descriptionEn: string
  /** Only in the repository's own list: the file is not a real program. */
  isSample?: boolean
}

export type VersionLabel = 'latest' | 'stable' | 'legacy'

/** Shown if versions.json cannot be loaded. */
export const builtInVersions: VersionEntry[] = ['1.0.4', '1.0.3'].map((version, at) => ({
  version,
  filename: `${fileName}-${version}.msi`,
  isLatest: at === 0,
  description: '',
  descriptionEn: '',
}))

/** The entries of a versions file without the bad ones, or null if it is no list. */
export function readVersions(file: unknown): VersionEntry[] | null {
  return Array.isArray(file) ? file.filter(isVersion) : null
}

export function isVersion(entry: unknown): entry is VersionEntry {
  const { version, filename, description, descriptionEn } = Object(entry)
  const areTexts = [description ?? '', descriptionEn ?? ''].every(text => typeof text === 'string')
  return typeof version === 'string' && /\d/.test(version) && isInstaller(filename) && areTexts
}

function isInstaller(name: unknown): name is string {
  return typeof name === 'string' && isDownload(name) && name.endsWith('.msi')
}

/** Whether a text is a file name of an installer or guide. Excludes paths to other folders and hidden files. */
export function isDownload(name: string): boolean {
  return /^\w[\w.-]{0,120}\.(msi|pptx)$/.test(name)
}

export function latestOf(entries: readonly VersionEntry[]): VersionEntry | undefined {
  return entries.find(({ isLatest }) => isLatest) ?? entries[0]
}

/** The chosen version, or the latest if the chosen one does not exist any more. */
export function chosenOf(entries: readonly VersionEntry[], version: string | undefined): VersionEntry | undefined {
  return entries.find(entry => entry.version === version) ?? latestOf(entries)
}

/** The first one after the latest is the stable one; the others are legacy. */
export function labelOf(entries: readonly VersionEntry[], entry: VersionEntry): VersionLabel {
  const latest = latestOf(entries)
  if (entry === latest) return 'latest'
  return entry === entries.find(other => other !== latest) ? 'stable' : 'legacy'
}
