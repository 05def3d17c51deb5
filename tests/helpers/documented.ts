import { Ajv2020 } from 'ajv/dist/2020.js'
import { openApiDocument } from '../../src/http/openapi.ts'
import type { Config } from '../../src/kernel/config.ts'
import { endpoints } from '../../src/modules.ts'
import { isDate } from '../../src/shared/dates.ts'

const formats = { date: isDate, 'date-time': /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/ }
const ajv = new Ajv2020({ formats, strict: false, validateSchema: false, inlineRefs: false, code: { optimize: false } })
const described = [...endpoints]
ajv.addSchema(closed(openApiDocument(described, { origin: '', base: '' } as Config)), 'api')
const calls = described.map(({ method, path, creates }) => ({
  method,
  path: new RegExp(`^/api${path.replace(/:\w+/g, '[^/]+')}$`),
  success: `api#/paths/${pointer(path)}/${method.toLowerCase()}/responses/${creates ? 201 : 200}/content/application~1json/schema`,
}))

/** Throws if a JSON answer of the API is not what OpenAPI says. Each field that it has must be described. */
export function checkDocumented(method: string, address: string, status: number, json: unknown): void {
  const [path] = address.split('?')
  const call = calls.find(each => each.method === method && each.path.test(path!))
  if (!call) return
  const validate = ajv.getSchema(status < 400 ? call.success : 'api#/components/schemas/Failure')!
  if (validate(json)) return
  const faults = validate.errors!.map(({ instancePath, message, params }) => [instancePath, message, params])
  throw new Error(
    `${method} ${path} does not answer what OpenAPI says; npm run check reads the types again:\n${faults.map(fault => JSON.stringify(fault)).join('\n')}`,
  )
}

function pointer(path: string): string {
  return encodeURIComponent(path.replace(/:(\w+)/g, '{$1}').replaceAll('/', '~1'))
}

/** Refuses properties that are not described, where a reader of the document would ignore them. */
function closed(document: unknown): object {
  return JSON.parse(JSON.stringify(document), (_, value) =>
    value?.properties && !value.additionalProperties ? { ...value, additionalProperties: false } : value,
  )
}
