import { fileName } from './brand.ts'

/** One entry of versions.json. */
export interface VersionEntry {
  version: string
  /** The installer's name in the folder of downloads. */
  filename: string
  isLatest: boolean
  description: string
  descriptionEn: string
  /** Only in the list that the repository ships: the file is no program. */
  isSample?: boolean
}

export type VersionLabel = 'latest' | 'stable' | 'legacy'

/** For when versions.json cannot be loaded. */
export const builtInVersions: VersionEntry[] = ['1.0.4', '1.0.3'].map((version, at) => ({
  version,
  filename: `${fileName}-${version}.msi`,
  isLatest: at === 0,
  description: '',
  descriptionEn: '',
}))

/** The entries of a versions file as it was read, or null where it is not one. */
export function readVersions(file: unknown): VersionEntry[] | null {
  return Array.isArray(file) && file.every(isEntry) ? file : null
}

function isEntry(entry: unknown): entry is VersionEntry {
  const { version, filename } = Object(entry)
  return typeof version === 'string' && /\d/.test(version) && isInstaller(filename)
}

function isInstaller(name: unknown): name is string {
  return typeof name === 'string' && isDownload(name) && name.endsWith('.msi')
}

/** The name of an installer or of a guide: nothing that could lead to another folder or to a hidden file. */
export function isDownload(name: string): boolean {
  return /^\w[\w.-]{0,120}\.(msi|pptx)$/.test(name)
}

export function latestOf(entries: readonly VersionEntry[]): VersionEntry | undefined {
  return entries.find(({ isLatest }) => isLatest) ?? entries[0]
}

/** The version that was chosen, or the latest where there is no such one any more. */
export function chosenOf(entries: readonly VersionEntry[], version: string | undefined): VersionEntry | undefined {
  return entries.find(entry => entry.version === version) ?? latestOf(entries)
}

/** The first one after the latest is the stable one; the others are legacy. */
export function labelOf(entries: readonly VersionEntry[], entry: VersionEntry): VersionLabel {
  const latest = latestOf(entries)
  if (entry === latest) return 'latest'
  return entry === entries.find(other => other !== latest) ? 'stable' : 'legacy'
}
