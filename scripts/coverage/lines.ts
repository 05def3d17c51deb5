import { stripTypeScriptTypes } from 'node:module'

/** A part of a script, and how often it ran, as V8 writes it. */
interface Range {
  startOffset: number
  endOffset: number
  count: number
}

/** Of a function: itself first, then the parts in it that ran another number of times. */
export interface RunFunction {
  ranges: Range[]
}

/** The code of a source as V8 sees it, where types are blank, and its lines that are neither blank nor comments. */
export interface Code {
  text: string
  lines: { start: number; end: number }[]
}

export function codeOf(source: string): Code {
  const text = stripTypeScriptTypes(source)
  const lines: Code['lines'] = []
  let start = 0
  let inComment = false
  for (const line of text.split('\n')) {
    const trimmed = line.trim()
    inComment ||= trimmed.startsWith('/*')
    if (trimmed && !inComment && !trimmed.startsWith('//')) lines.push({ start, end: start + line.length })
    if (trimmed.endsWith('*/')) inComment = false
    start += line.length + 1
  }
  return { text, lines }
}

/** For each line of the code whether one process ran it, or a part of it. */
export function linesRun({ text, lines }: Code, functions: RunFunction[]): boolean[] {
  const ran = new Uint8Array(text.length)
  // what lies within another part comes after it, and says better what ran
  const ranges = functions
    .flatMap(({ ranges }) => ranges)
    .sort((one, other) => one.startOffset - other.startOffset || other.endOffset - one.endOffset)
  for (const { startOffset, endOffset, count } of ranges) ran.fill(Math.min(count, 1), startOffset, endOffset)
  return lines.map(({ start, end }) => {
    for (let at = start; at < end; at++) if (ran[at] === 1 && text[at]!.trim()) return true
    return false
  })
}
