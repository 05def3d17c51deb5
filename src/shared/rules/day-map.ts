const minutesOfDay = 1_440
const bytes = minutesOfDay / 8

/** The minutes of a day in which a machine was used: a bit each, the first in the highest bit of the first byte. */
type DayMap = Uint8Array

export function emptyMap(): DayMap {
  return new Uint8Array(bytes)
}

/** Null if the text is not such a map. */
export function readMap(text: string): DayMap | null {
  if (!/^[A-Za-z0-9+/]{240}$/.test(text)) return null
  return Uint8Array.from(atob(text), sign => sign.charCodeAt(0))
}

export function writeMap(map: DayMap): string {
  return btoa(String.fromCharCode(...map))
}

/** From a sign a minute, 0 or 1. */
export function mapOfBits(bits: string): DayMap {
  return Uint8Array.from({ length: bytes }, (_, index) => Number.parseInt(bits.slice(index * 8, index * 8 + 8), 2))
}

export function withMinute(map: DayMap, minute: number): DayMap {
  return map.map((byte, index) => (index === minute >> 3 ? byte | (0x80 >> (minute & 7)) : byte))
}

/** A minute counts once, on however many machines it was used. */
export function mergeMaps(one: DayMap, other: DayMap): DayMap {
  return one.map((byte, index) => byte | other[index]!)
}

export function countMinutes(map: DayMap): number {
  let count = 0
  for (const byte of map) for (let bits = byte; bits; bits &= bits - 1) count++
  return count
}
