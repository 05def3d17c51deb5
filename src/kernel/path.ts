/** The `:names` of a declared path. */
export type ParamNames<Path> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

/** What stands at the names of a path, if it is known which path that is. */
export type Params<Path extends string> = Record<string extends Path ? string : ParamNames<Path>, string>
