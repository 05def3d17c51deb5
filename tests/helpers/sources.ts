import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'

export interface Import {
  /** The importing file, and the file or package that it imports. */
  from: string
  to: string
  /** A type-only import, which is gone at run time. */
  types: boolean
}

export interface Source {
  file: string
  text: string
}

/** All source files below some folders, with paths from the root of the project. */
export function sourcesIn(...folders: string[]): Source[] {
  return folders.flatMap(folder =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter(name => /\.(tsx?|mjs)$/.test(name))
      .map(name => join(folder, name).replaceAll('\\', '/'))
      .sort()
      .map(file => ({ file, text: readFileSync(file, 'utf8') })),
  )
}

const statement = /^(?:import|export)\s+(type\s)?([^'"]*?\sfrom\s+)?'([^']+)'/gm
const dynamic = /\b(?:import|require)\(\s*'([^']+)'\s*\)(?!\.\w+\b(?!\())/g

export function importsOf({ file, text }: Source): Import[] {
  const named = [...text.matchAll(statement)].map(([, type, names = '', to]) => ({
    to: to!,
    types: Boolean(type) || /^\{(\s*type\s+\w+(\s+as\s+\w+)?\s*,?)+\}\s+from/.test(names.trim()),
  }))
  const later = [...text.matchAll(dynamic)].map(([, to]) => ({ to: to!, types: false }))
  return [...named, ...later].map(({ to, types }) => ({ from: file, to: resolve(file, to), types }))
}

/** Code without its comments. */
export function codeOf({ text }: Source): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$|(?<=[\s;,{}()])\/\/ .*$/gm, '')
}

function resolve(file: string, to: string): string {
  return to.startsWith('.') ? posix.join(posix.dirname(file), to) : to
}

export function isStore(file: string): boolean {
  return /(^|\/)([a-z-]+-)?store\.ts$/.test(file)
}
