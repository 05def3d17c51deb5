/** Always HttpOnly. `seconds` is its lifetime: null until the browser closes, 0 to delete it. */
export interface Cookie {
  name: 'token' | 'challenge' | 'device'
  value: string
  seconds: number | null
}
