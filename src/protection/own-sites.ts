import { failOnFields } from '../kernel/failure.ts'
import { testSite } from '../shared/test-site.ts'

/** A rule, a gift or a request. */
interface Naming {
  kind: string
  name?: string
}

/**
 * Every client lets a child reach the service, and nobody the test site, whatever is said of them: a parent would read a
 * rule or a gift that never holds.
 */
export function failIfOwnSite(field: string, named: readonly Naming[], service: string): void {
  if (named.some(each => isOfOwnSite(each, service))) failOnFields({ [field]: 'own_site' })
}

export function isOfOwnSite({ kind, name }: Naming, service: string): boolean {
  if (kind !== 'site' || !name) return false
  const { hostname } = new URL(service)
  return [testSite, hostname, hostname.replace(/^www\./, '')].includes(name) || name.endsWith(`.${testSite}`)
}
