import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { openApiDocument } from '../../src/http/openapi.ts'
import { readConfig } from '../../src/kernel/config.ts'
import { endpoint } from '../../src/kernel/endpoint.ts'
import { endpoints } from '../../src/modules.ts'
import { optional, paging, text } from '../../src/shared/fields.ts'
import { withApp } from '../helpers/app.ts'

interface Operation {
  operationId: string
  security: object[]
  'x-access': string
  parameters: { name: string; in: string; required: boolean; schema: Record<string, unknown> }[]
  requestBody?: { content: { 'application/json': { schema: Record<string, unknown> } } }
  responses: Record<string, { description: string; content: object }>
}
interface Document {
  openapi: string
  info: { title: string; version: string }
  servers: { url: string }[]
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, unknown> }
}

const list = endpoint('GET', '/fake/:id/:name', 'admin', { query: { ...paging, ten: optional(text()) } }, async () => 1)
const config = readConfig({ DATABASE_URL: 'pglite:memory', APP_SECRET: 'x'.repeat(32), DATA_DIR: '/tmp' })
const described = openApiDocument([...endpoints, list], config) as Document
const operations = Object.entries(described.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
)

test('the document lists exactly the declared endpoints', () =>
  withApp(async app => {
    const { status, json } = await app.get('/api/openapi.json')
    assert.is(status, 200)
    const listed = Object.entries((json as Document).paths).flatMap(([path, methods]) =>
      Object.keys(methods).map(method => `${method.toUpperCase()} ${path}`),
    )
    const declared = endpoints.map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`)
    assert.equal(listed.sort(), declared.sort())
    assert.is(json.servers[0].url, `${app.config.origin}/api`)
  }))

test('the document is OpenAPI 3.1 with unique operation ids and no dangling references', () => {
  assert.is(described.openapi, '3.1.0')
  assert.ok(described.info.title && described.info.version)
  const ids = operations.map(({ operation }) => operation.operationId)
  assert.equal(ids, [...new Set(ids)])
  for (const { path, operation } of operations) {
    const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
    const inPath = operation.parameters.filter(parameter => parameter.in === 'path')
    assert.equal(
      inPath.map(({ name }) => name),
      named,
    )
    assert.ok(inPath.every(({ required }) => required))
    const success = operation.responses['200'] ?? operation.responses['201']
    assert.ok(success?.description && operation.responses.default?.description)
    assert.equal(Object.keys(success.content), [path.endsWith('.csv') ? 'text/csv' : 'application/json'])
    assert.is(operation.security.length === 0, operation['x-access'] === 'visitor', path)
  }
  for (const [, name] of JSON.stringify(described).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g))
    assert.ok(described.components.schemas[name!], name)
})

test('what creates something answers 201, in the document as over the wire', () =>
  withApp(async app => {
    const creating = operations.filter(({ operation }) => operation.responses['201'])
    assert.equal(creating.map(({ method, path }) => `${method} ${path}`).sort(), [
      'post /auth/register',
      'post /goi',
      'post /goi/{id}/noi-dung',
      'post /lien-he',
      'post /payment/refunds',
      'post /phu-huynh',
      'post /thiet-bi',
      'post /tre-em',
    ])
    const child = { ten_tre: 'An', gioi_tinh: 'Nam' }
    assert.is((await app.post('/api/tre-em', child, { as: 'mother' })).status, 201)
  }))

test('request schemas allow no additional properties and use only standard keywords', () => {
  assert.not.match(JSON.stringify(described), '"clean"')
  for (const { method, operation } of operations) {
    const schema = operation.requestBody?.content['application/json'].schema
    assert.is(schema === undefined, method === 'get')
    if (schema) assert.is(schema.additionalProperties, false)
  }
  const query = described.paths['/fake/{id}/{name}']!.get!.parameters.filter(parameter => parameter.in === 'query')
  assert.equal(query.find(({ name }) => name === 'ten')!.schema, { type: 'string', minLength: 1, maxLength: 255 })
})

test.run()
