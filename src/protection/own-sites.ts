import { failOnFields } from '../kernel/failure.ts'
import { testSite } from '../shared/test-site.ts'

interface Said {
  kind: string
  name?: string
}

/**
 * Every client lets a child reach the service, and nobody the test site, whatever is said of them: a parent would read a
 * rule or a gift that never holds.
 */
export function failIfOwnSite(field: string, said: readonly Said[], service: string): void {
  if (said.some(each => isOfOwnSite(each, service))) failOnFields({ [field]: 'own_site' })
}

export function isOfOwnSite({ kind, name }: Said, service: string): boolean {
  if (kind !== 'site' || !name) return false
  const { hostname } = new URL(service)
  return [testSite, hostname, hostname.replace(/^www\./, '')].includes(name) || name.endsWith(`.${testSite}`)
}
