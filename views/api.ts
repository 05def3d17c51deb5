import type { Endpoint } from '../src/kernel/endpoint.ts'
import type { Pagination } from '../src/kernel/pagination.ts'
import type { ParamNames } from '../src/kernel/path.ts'
import type { OnWire } from '../src/kernel/wire.ts'
import type { Api } from '../src/modules.ts'
import type { Fields, Values } from '../src/shared/fields.ts'

/** The calls of the API as screens name them: by method and declared path, from which the types follow. */
export type Method = Api['method']
export type PathOf<M extends Method> = Extract<Api, { method: M }>['path']
type Called<M extends Method, P extends string> = Extract<Api, { method: M; path: P }>

/** The lists: each has a CSV beside it. */
export type ListPath = Extract<Api, { method: 'GET'; path: `${string}.csv` }>['path'] extends `${infer P}.csv`
  ? P
  : never

/** What a success answers, as it comes out of JSON. */
export type Answer<M extends Method, P extends string> =
  Called<M, P> extends Endpoint<M, P, infer Data> ? OnWire<Data> : never

/** The fields of a call's body, and what they make. */
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

/** The query as its fields declare it, or as the address of a page has it. */
type Query<F extends Fields> = [keyof F] extends [never]
  ? { query?: undefined }
  : Record<never, never> extends Values<F>
    ? { query?: Values<F> | URLSearchParams }
    : { query: Values<F> }

/** The `:names` of a path and its query, and what stands before the query's parameters in the address of the page. */
export type Place<M extends Method, P extends string> = Params<P> & Query<QueryFields<M, P>> & { prefix?: string }

/** Optional where nothing has to be filled in. */
export type PlaceOf<M extends Method, P extends string> =
  Record<never, never> extends Place<M, P> ? [Place<M, P>?] : [Place<M, P>]

export function placed(
  path: string,
  place: { params?: Record<string, string | number>; query?: Record<string, unknown> | URLSearchParams } = {},
) {
  const filled = path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(place.params?.[name] ?? ''))
  const search = String(new URLSearchParams(place.query as Record<string, string>))
  return search ? `${filled}?${search}` : filled
}
