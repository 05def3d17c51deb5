import { useLoaderData } from 'react-router'
import { aboutWords } from '../../src/i18n/about.ts'
import { partnerFormWords } from '../../src/i18n/partner-page.ts'
import { type Args, type Outcome, read } from '../data.ts'
import { later } from '../later.tsx'
import { AboutHero } from './about-hero.tsx'

const AboutBody = later(async () => (await import('./about-body.tsx')).AboutBody, [aboutWords])
const PartnerForm = later(async () => (await import('./partner-form.tsx')).PartnerForm, [partnerFormWords])

export async function action(args: Args): Promise<Outcome> {
  const { sendRequest } = await import('./send-request.ts')
  return sendRequest(args)
}

export async function loader(args: Args) {
  return read(args, '/program')
}

export function Component() {
  const { ready } = useLoaderData<typeof loader>()
  return (
    <>
      <AboutHero />
      <AboutBody ready={ready} />
      <PartnerForm />
    </>
  )
}
