import { failOnFields } from '../kernel/failure.ts'
import { testSite } from '../shared/test-site.ts'

/**
 * Every client lets a child reach the service, and nobody the test site, whatever is said of them: a parent would read a
 * rule or a gift that never holds.
 */
export function failIfOwnSite(field: string, said: readonly { kind: string; name?: string }[], service: string): void {
  const { hostname } = new URL(service)
  const own = [testSite, hostname, hostname.replace(/^www\./, '')]
  const isOwn = (name: string) => own.includes(name) || name.endsWith(`.${testSite}`)
  if (said.some(({ kind, name }) => kind === 'site' && name && isOwn(name))) failOnFields({ [field]: 'own_site' })
}
