import { accessOf } from '../kernel/access.ts'
import type { Config } from '../kernel/config.ts'
import type { Endpoint } from '../kernel/endpoint.ts'
import { statuses } from '../kernel/statuses.ts'
import { schemaOf } from '../kernel/validate.ts'
import { isLimited, writeLimits } from '../kernel/write-limits.ts'
import { brand } from '../shared/brand.ts'
import type { Fields } from '../shared/fields.ts'
import answers from './answers.json' with { type: 'json' }

const answered = new Map<string, object>(Object.entries(answers.calls))

/** The OpenAPI 3.1 document: requests from the same declarations as routes and validation, answers from their types. */
export function openApiDocument(endpoints: Endpoint[], config: Config): unknown {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint) }
  }
  return {
    openapi: '3.1.0',
    info: { title: `${brand.name} API`, version: '1.0.0' },
    servers: [{ url: `${config.origin}${config.base}/api` }],
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: { ...answers.schemas, Failure: failure },
    },
  }
}

const failure = {
  type: 'object',
  properties: {
    success: { const: false },
    message: { type: 'string' },
    error: { type: 'string', enum: Object.keys(statuses) },
    fields: {
      type: 'object',
      additionalProperties: { type: 'string' },
      description: 'What is wrong with each field',
    },
    data: { description: 'With `stale`: the row as it is now' },
  },
  required: ['success', 'message', 'error'],
}

function success({ method, path }: Endpoint) {
  const properties = {
    success: { const: true },
    message: { type: 'string' },
    ...(answered.get(`${method} ${path}`) ?? { data: {} }),
  }
  return { type: 'object', properties, required: Object.keys(properties) }
}

const csv = { 'text/csv': { schema: { type: 'string' } } }
const failed = json({ $ref: '#/components/schemas/Failure' })
const tooMany = {
  description: `More than ${writeLimits.map(({ most, seconds }) => `${most} writes in ${seconds} seconds`).join(' or ')} by a parent`,
  headers: { 'Retry-After': { description: 'seconds', schema: { type: 'integer' } } },
  content: failed,
}

function operation(endpoint: Endpoint) {
  const { method, path, who, body, query, creates, csvAtMost, lenient } = endpoint
  const access = accessOf(who)
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: name === 'id' ? { type: 'integer', minimum: 1 } : { type: 'string' },
  }))
  return {
    operationId: `${method.toLowerCase()}${path.replace(/[^a-z]+(\w)/gi, (_, letter) => letter.toUpperCase())}`,
    'x-access': access,
    security: access === 'visitor' ? [] : [{ bearer: [] }],
    parameters: [...inPath, ...inQuery(query)],
    ...(method !== 'GET' && {
      requestBody: { content: csvAtMost ? csv : json(onWire(schemaOf(body, { lenient }))) },
    }),
    responses: {
      [creates ? 201 : 200]: path.endsWith('.csv')
        ? { description: 'The whole list', content: csv }
        : { description: 'Success', content: json(success(endpoint)) },
      ...(isLimited(endpoint) && { 429: tooMany }),
      default: { description: 'Failure, with its code and what to say to the person', content: failed },
    },
  }
}

function inQuery(query: Fields) {
  return Object.entries(query).map(([name, field]) => ({
    name,
    in: 'query',
    required: !field.optional,
    schema: onWire(field.schema),
  }))
}

/** Leaves out the format `clean`, which only our validator knows. */
function onWire(schema: object): unknown {
  return JSON.parse(JSON.stringify(schema, (key, value) => (key === 'format' && value === 'clean' ? undefined : value)))
}

function json(schema: unknown) {
  return { 'application/json': { schema } }
}
