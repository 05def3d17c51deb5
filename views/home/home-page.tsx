import { type ShouldRevalidateFunctionArgs, useLoaderData } from 'react-router'
import { downloadWords } from '../../src/i18n/download.ts'
import type { Language } from '../../src/i18n/index.ts'
import { pricingWords } from '../../src/i18n/pricing.ts'
import { storyWords } from '../../src/i18n/story.ts'
import { premiumPackages, standardPackage } from '../../src/shared/offers.ts'
import { type Args, read } from '../data.ts'
import { later } from '../later.tsx'
import { useUser } from '../layout/use-user.ts'
import type { User } from '../layout/user.ts'
import type { Offer } from '../pricing/offer.ts'
import { Hero } from './hero.tsx'

const onNothing = () => null
const Why = later(async () => (await import('./why.tsx')).Why, [storyWords], { dependsOn: onNothing })
const Story = later(async () => (await import('./story.tsx')).Story, [storyWords], { dependsOn: onNothing })
const Download = later(async () => (await import('../download/download.tsx')).Download, [downloadWords], {
  dependsOn: onNothing,
})
const Pricing = later(async () => (await import('../pricing/pricing.tsx')).Pricing, [pricingWords], {
  dependsOn: ({ offers }) => offers,
})

/** From another page the home page comes with all its parts, so that a link to a section finds it. */
export function homeLoader(language: () => Language) {
  return async (args: Args): Promise<Offer[]> => {
    const [onSale] = await Promise.all([
      read(args, '/goi'),
      Promise.allSettled([Why, Story, Download, Pricing].map(({ bring }) => bring(language()))),
    ])
    return [standardPackage, ...premiumPackages].flatMap(id => onSale.find(each => each.id === id) ?? [])
  }
}

/** A dialog or a number of devices in the address is about the same packages. */
export function homeNeedsLoading({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return currentUrl.search === nextUrl.search && defaultShouldRevalidate
}

export function Home() {
  return <HomePage user={useUser()} offers={useLoaderData<Offer[]>()} />
}

export function HomePage({ user, offers }: { user: User | null; offers: Offer[] }) {
  return (
    <>
      <Hero user={user} />
      <Why />
      <Story />
      <Download />
      <Pricing offers={offers} />
    </>
  )
}
