import { Ajv2020 } from 'ajv/dist/2020.js'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { openApiDocument } from '../../src/http/openapi.ts'
import { readConfig } from '../../src/kernel/config.ts'
import { endpoint } from '../../src/kernel/endpoint.ts'
import { endpoints } from '../../src/modules.ts'
import { optional, paging, text } from '../../src/shared/fields.ts'
import { withApp } from '../helpers/app.ts'
import { checkDocumented } from '../helpers/documented.ts'

interface Operation {
  operationId: string
  security: object[]
  'x-access': string
  parameters: { name: string; in: string; required: boolean; schema: Record<string, unknown> }[]
  requestBody?: { content: { 'application/json'?: { schema: Record<string, unknown> } } }
  responses: Record<string, { description: string; content: { 'application/json'?: { schema: Answer } } }>
}
interface Answer {
  properties: Record<string, object>
  required: string[]
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
  const references = [...JSON.stringify(described).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)]
  assert.ok(references.length > 0)
  for (const [, name] of references) assert.ok(described.components.schemas[name!], name)
})

test('what creates something answers 201, in the document as over the wire', () =>
  withApp(async app => {
    const creating = operations.filter(({ operation }) => operation.responses['201'])
    assert.equal(creating.map(({ method, path }) => `${method} ${path}`).sort(), [
      'post /auth/register',
      'post /danh-sach/bo-loc',
      'post /device/pairings',
      'post /device/requests',
      'post /goi',
      'post /goi/{id}/noi-dung',
      'post /lien-he',
      'post /pairings/{ma_thiet_bi}/confirm',
      'post /payment/orders/by-hand',
      'post /payment/refunds',
      'post /payment/settlements',
      'post /phu-huynh',
      'post /thiet-bi',
      'post /tre-em',
      'post /tre-em/{id}/grants',
    ])
    const child = { ten_tre: 'An', gioi_tinh: 'Nam' }
    assert.is((await app.post('/api/tre-em', child, { as: 'mother' })).status, 201)
  }))

test('every endpoint but the CSVs says what it answers, and every list that it has pages', () => {
  for (const { path, method, operation } of operations.filter(({ path }) => !/csv$|fake/.test(path))) {
    const success = operation.responses['200'] ?? operation.responses['201']
    const { properties, required } = success!.content['application/json']!.schema
    assert.ok(Object.keys(properties.data!).length > 0, `${method} ${path} has no schema: run npm run check`)
    assert.equal(required, Object.keys(properties))
    const isList = operation.parameters.some(({ name }) => name === 'limit') && path !== '/payment/wallet'
    assert.is('pagination' in properties, isList, path)
  }
  const used = [...JSON.stringify(described).matchAll(/#\/components\/schemas\/(\w+)/g)].map(([, name]) => name)
  assert.equal([...new Set(used)].sort(), Object.keys(described.components.schemas).sort())
})

test('every schema is one of JSON Schema 2020-12', () => {
  const ajv = new Ajv2020({ strict: true, allowUnionTypes: true, formats: { date: true, 'date-time': true } })
  const components = { $id: 'api', $defs: described.components.schemas }
  ajv.addSchema(JSON.parse(JSON.stringify(components).replaceAll('#/components/schemas/', '#/$defs/')))
  for (const name of Object.keys(described.components.schemas)) assert.ok(ajv.getSchema(`api#/$defs/${name}`), name)
  for (const { operation } of operations)
    for (const { content } of Object.values(operation.responses)) {
      const schema = JSON.stringify(content['application/json']?.schema ?? {})
      ajv.compile(JSON.parse(schema.replaceAll('#/components/schemas/', 'api#/$defs/')))
    }
})

test('an answer of a test is refused if it has what OpenAPI does not say, or lacks what it says', () => {
  const answer = { success: true, message: 'Xong.', data: { now: new Date().toISOString() } }
  const check = (json: object) => () => checkDocumented('GET', '/api/health/live?x', 200, json)
  check(answer)()
  assert.throws(check({ ...answer, more: 1 }), /does not answer/)
  assert.throws(check({ ...answer, data: { ...answer.data, more: 1 } }), /does not answer/)
  assert.throws(check({ ...answer, data: {} }), /does not answer/)
  assert.throws(check({ ...answer, data: { now: '2026-11-23' } }), /does not answer/)
})

test('request schemas allow additional properties where they are ignored, and use only standard keywords', () => {
  const lenient = new Set(endpoints.filter(each => each.lenient).map(each => each.path.replace(/:(\w+)/g, '{$1}')))
  assert.is(lenient.size, 6)
  assert.not.match(JSON.stringify(described), '"clean"')
  for (const { path, method, operation } of operations) {
    const { content } = operation.requestBody ?? {}
    assert.is(content === undefined, method === 'get')
    const schema = content?.['application/json']?.schema
    if (!schema) continue
    if (lenient.has(path)) assert.not.match(JSON.stringify(schema), 'additionalProperties', path)
    else assert.is(schema.additionalProperties, false, path)
  }
  const query = described.paths['/fake/{id}/{name}']!.get!.parameters.filter(parameter => parameter.in === 'query')
  assert.equal(query.find(({ name }) => name === 'ten')!.schema, { type: 'string', minLength: 1, maxLength: 255 })
})

test.run()
