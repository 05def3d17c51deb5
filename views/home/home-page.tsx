import { type ShouldRevalidateFunctionArgs, useLoaderData } from 'react-router'
import { downloadWords } from '../../src/i18n/download.ts'
import { heroWords } from '../../src/i18n/hero.ts'
import type { Language } from '../../src/i18n/index.ts'
import { pricingWords } from '../../src/i18n/pricing.ts'
import { storyWords } from '../../src/i18n/story.ts'
import { premiumPackages, standardPackage } from '../../src/shared/offers.ts'
import { type Args, read } from '../data.ts'
import { later } from '../later.tsx'
import { useUser } from '../layout/use-user.ts'
import type { User } from '../layout/user.ts'
import type { Offer } from '../pricing/offer.ts'

/** The packages on sale, whether the program can be installed yet, and whether copies of passwords are kept. */
interface Shown {
  offers: Offer[]
  ready: boolean
  copies: boolean
}

const Hero = later(async () => (await import('./hero.tsx')).Hero, [heroWords])
const Why = later(async () => (await import('./why.tsx')).Why, [storyWords])
const Story = later(async () => (await import('./story.tsx')).Story, [storyWords], { dependsOn: ({ ready }) => ready })
const Download = later(async () => (await import('../download/download.tsx')).Download, [downloadWords], {
  dependsOn: ({ ready }) => ready,
})
const Pricing = later(async () => (await import('../pricing/pricing.tsx')).Pricing, [pricingWords], {
  dependsOn: props => props,
})
const Invitation = later(async () => (await import('./invitation.tsx')).Invitation, [heroWords], {
  dependsOn: ({ user }) => user?.la_admin ?? null,
})

/** From another page the home page comes with all its parts, so that a link to a section finds it. */
export function homeLoader(language: () => Language) {
  return async (args: Args): Promise<Shown> => {
    const [onSale, { ready }, { admins_can_see_password }] = await Promise.all([
      read(args, '/goi'),
      read(args, '/program'),
      read(args, '/auth/registration'),
      Promise.allSettled([Hero, Why, Story, Download, Pricing, Invitation].map(({ bring }) => bring(language()))),
    ])
    return {
      offers: [standardPackage, ...premiumPackages].flatMap(id => onSale.find(each => each.id === id) ?? []),
      ready,
      copies: admins_can_see_password,
    }
  }
}

/** A dialog or a number of devices in the address is about the same packages. */
export function homeNeedsLoading({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return currentUrl.search === nextUrl.search && defaultShouldRevalidate
}

export function Home() {
  return <HomePage user={useUser()} {...useLoaderData<Shown>()} />
}

export function HomePage({ user, offers, ready, copies }: Shown & { user: User | null }) {
  return (
    <>
      <Hero user={user} offers={offers} ready={ready} />
      <Why />
      <Story ready={ready} />
      <Download ready={ready} />
      <Pricing offers={offers} ready={ready} copies={copies} />
      <Invitation user={user} />
    </>
  )
}
