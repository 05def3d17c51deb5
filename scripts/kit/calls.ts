import { openApiDocument } from '../../src/http/openapi.ts'
import type { Config } from '../../src/kernel/config.ts'
import { endpoints } from '../../src/modules.ts'

const calls = endpoints.filter(
  ({ path, who }) => path.startsWith('/device/') && (who === 'visitor' || 'device' in Object(who)),
)

type Operations = Record<string, { 'x-access': string; security: object[] }>

/** The part of the API’s document that a client needs, for whoever writes one. */
export function deviceCalls(): object {
  const document = openApiDocument(calls, { origin: '', base: '' } as Config) as {
    paths: Record<string, Operations>
    components: { schemas: Record<string, object> }
  }
  const { paths } = document
  for (const operation of Object.values(paths).flatMap(each => Object.values(each)))
    if (operation['x-access'] === 'device') operation.security = [{ device: [] }]
  return {
    ...document,
    info: { title: 'An Nhi: calls of a machine', version: '1' },
    servers: [{ url: '/api' }],
    paths,
    components: {
      securitySchemes: {
        device: { type: 'apiKey', in: 'header', name: 'Authorization', description: '`Device` and the token' },
      },
      schemas: namedIn(paths, document.components.schemas),
    },
  }
}

/** Those that are named in the calls, and those that these name. */
function namedIn(from: object, all: Record<string, object>, known: Record<string, object> = {}) {
  for (const [, name] of JSON.stringify(from).matchAll(/#\/components\/schemas\/(\w+)/g))
    if (!Object.hasOwn(known, name!)) {
      known[name!] = all[name!]!
      namedIn(all[name!]!, all, known)
    }
  return known
}
