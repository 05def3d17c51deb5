import type { Config } from '../kernel/config.ts'
import type { Endpoint } from '../kernel/endpoint.ts'
import { schemaOf } from '../kernel/validate.ts'
import { brand } from '../shared/brand.ts'
import type { Fields } from '../shared/fields.ts'

/** The OpenAPI 3.1 document, from the same declarations as routes and validation. */
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
      schemas: { Success: success, Failure: failure },
    },
  }
}

const envelope = { success: { type: 'boolean' }, message: { type: 'string' } }
const success = {
  type: 'object',
  properties: {
    ...envelope,
    data: {},
    pagination: {
      type: 'object',
      properties: {
        ...Object.fromEntries(['page', 'limit', 'total', 'totalPages'].map(name => [name, { type: 'integer' }])),
        totalIsMinimum: { const: true, description: 'there are more rows than total; pages beyond it are empty' },
      },
    },
  },
  required: ['success', 'message', 'data'],
}
const failure = {
  type: 'object',
  properties: {
    ...envelope,
    error: { type: 'string' },
    fields: { type: 'object', additionalProperties: { type: 'string' } },
  },
  required: ['success', 'message', 'error'],
}

function operation({ method, path, who, body, query, creates }: Endpoint) {
  const access = typeof who === 'string' ? who : 'owner'
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
    ...(method !== 'GET' && { requestBody: { content: { 'application/json': { schema: onWire(schemaOf(body)) } } } }),
    responses: {
      [creates ? 201 : 200]: path.endsWith('.csv')
        ? { description: 'The whole list', content: { 'text/csv': { schema: { type: 'string' } } } }
        : { description: 'Success', content: content('Success') },
      default: { description: 'Failure, with its code and what to say to the person', content: content('Failure') },
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

function content(schema: string) {
  return { 'application/json': { schema: { $ref: `#/components/schemas/${schema}` } } }
}
