import type { Endpoint } from '../src/kernel/endpoint.ts'
import type { Pagination } from '../src/kernel/pagination.ts'
import type { ParamNames } from '../src/kernel/path.ts'
import type { OnWire } from '../src/kernel/wire.ts'
import type { Api } from '../src/modules.ts'
import type { Fields, Values } from '../src/shared/fields.ts'

/** Screens name a call of the API by its method and declared path; the types follow from these. */
export type Method = Api['method']
export type PathOf<M extends Method> = Extract<Api, { method: M }>['path']
type Called<M extends Method, P extends string> = Extract<Api, { method: M; path: P }>

/** The lists: each has a CSV beside it. */
export type ListPath = Extract<Api, { method: 'GET'; path: `${string}.csv` }>['path'] extends `${infer P}.csv`
  ? P
  : never

/** The data of a successful answer, as parsed from JSON. */
export type Answer<M extends Method, P extends string> =
  Called<M, P> extends Endpoint<M, P, infer Data> ? OnWire<Data> : never

/** The fields of a call's body, and the body that they produce. */
export type BodyFields<M extends Method, P extends string> =
  Called<M, P> extends Endpoint<M, P, unknown, infer Body> ? Body : never
export type Sent<M extends Method, P extends string> =
  BodyFields<M, P> extends infer Body extends Fields ? Values<Body> : never

export interface Page<Row> {
  rows: Row[]
  pagination: Pagination
}

type Params<P> = [ParamNames<P>] extends [never]
  ? { params?: undefined }
  : { params: Record<ParamNames<P>, string | number> }

type QueryFields<M extends Method, P extends string> =
  Called<M, P> extends Endpoint<M, P, unknown, Fields, infer Query> ? Query : never

/** The query, either typed by its fields or copied from the address of a page. */
type Query<F extends Fields> = [keyof F] extends [never]
  ? { query?: undefined }
  : Record<never, never> extends Values<F>
    ? { query?: Values<F> | URLSearchParams }
    : { query: Values<F> }

/** The `:names` of a path, its query, and the prefix that the query's parameters have in the address of the page. */
type Inputs<M extends Method, P extends string> = Params<P> & Query<QueryFields<M, P>> & { prefix?: string }

/** Optional for a call without required parameters. */
export type InputsOf<M extends Method, P extends string> =
  Record<never, never> extends Inputs<M, P> ? [Inputs<M, P>?] : [Inputs<M, P>]

export function filledPath(
  path: string,
  inputs: { params?: Record<string, string | number>; query?: Record<string, unknown> | URLSearchParams } = {},
) {
  const filled = path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(inputs.params?.[name] ?? ''))
  const search = String(new URLSearchParams(inputs.query as Record<string, string>))
  return search ? `${filled}?${search}` : filled
}
