/** The type of a value after it was sent as JSON. */
export type OnWire<T> = T extends string
  ? T
  : T extends Date
    ? string
    : T extends readonly (infer Item)[]
      ? OnWire<Item>[]
      : T extends object
        ? { [K in keyof T]: OnWire<T[K]> }
        : T
