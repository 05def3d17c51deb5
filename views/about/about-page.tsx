import type { Args, Outcome } from '../data.ts'
import { later } from '../later.tsx'
import { AboutHero } from './about-hero.tsx'
import { aboutBook, partnerFormBook } from './about-words.ts'

const AboutBody = later(async () => (await import('./about-body.tsx')).AboutBody, [aboutBook])
const PartnerForm = later(async () => (await import('./partner-form.tsx')).PartnerForm, [partnerFormBook])

export async function action(args: Args): Promise<Outcome> {
  const { sendRequest } = await import('./send-request.ts')
  return sendRequest(args)
}

export function Component() {
  return (
    <>
      <AboutHero />
      <AboutBody />
      <PartnerForm />
    </>
  )
}
