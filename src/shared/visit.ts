/** A site or an app in use, or refused, in a minute of an hour; never a full address. */
export interface Visit {
  minute: number
  kind: string
  name: string
  seconds: number
  blocked?: true
}
