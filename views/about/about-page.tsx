import { aboutWords } from '../../src/i18n/about.ts'
import { partnerFormWords } from '../../src/i18n/partner-page.ts'
import type { Args, Outcome } from '../data.ts'
import { later } from '../later.tsx'
import { AboutHero } from './about-hero.tsx'

const AboutBody = later(async () => (await import('./about-body.tsx')).AboutBody, [aboutWords])
const PartnerForm = later(async () => (await import('./partner-form.tsx')).PartnerForm, [partnerFormWords])

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
