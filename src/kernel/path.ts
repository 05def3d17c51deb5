/** The `:names` of a declared path. */
export type ParamNames<Path> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

/** The values of the names of a path; of any name if the path is not known. */
export type Params<Path extends string> = Record<string extends Path ? string : ParamNames<Path>, string>
