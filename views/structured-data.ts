import type { Language } from '../src/i18n/index.ts'
import { brand } from '../src/shared/brand.ts'
import { addressIn } from '../src/shared/head-tags.ts'
import type { Call } from './data.ts'
import type { Handle } from './page.ts'

interface Package {
  id: number
  ten: string
  mo_ta: string
  gia: number
}

/** The structured data (JSON-LD) of a page for search engines; undefined if it has none. */
export async function structuredData(
  about: Handle['structured'],
  { site, language, call }: { site: string; language: Language; call: Call },
): Promise<object | undefined> {
  if (about === 'organization') return linked(organization(site, language))
  if (about !== 'product') return undefined
  const { body } = await call('GET', '/goi')
  return linked(product(site, language, (body.data ?? []) as Package[]))
}

function linked(thing: object): object {
  return { '@context': 'https://schema.org', ...thing }
}

function organization(site: string, language: Language) {
  return {
    '@type': 'Organization',
    name: brand.name,
    slogan: brand.slogan[language],
    url: addressIn(language, { site, path: '/' }),
    logo: `${site}/icon-512.png`,
    email: brand.email,
    address: { '@type': 'PostalAddress', streetAddress: brand.address[language], addressCountry: 'VN' },
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer support',
      telephone: brand.hotline,
      availableLanguage: ['vi', 'en'],
      hoursAvailable: {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
        opens: brand.hotlineHours.opens,
        closes: brand.hotlineHours.closes,
      },
    },
  }
}

/** The packages on sale now. No ratings, because there are none. */
function product(site: string, language: Language, packages: Package[]) {
  return {
    '@type': 'Product',
    name: brand.name,
    slogan: brand.slogan[language],
    url: addressIn(language, { site, path: '/' }),
    image: `${site}/share-${language}.png`,
    brand: { '@type': 'Brand', name: brand.name },
    ...(packages.length > 0 && {
      offers: packages.map(({ id, ten, mo_ta, gia }) => ({
        '@type': 'Offer',
        name: ten,
        ...(mo_ta && { description: mo_ta }),
        price: gia,
        priceCurrency: 'VND',
        availability: 'https://schema.org/InStock',
        url: `${site}/payment/${id}`,
      })),
    }),
  }
}
