import { walletWords } from '../../src/i18n/wallet.ts'
import { useBook } from '../books.ts'
import { type Args, read } from '../data.ts'
import { LinkButton } from '../parts/link-button.tsx'
import { addressOfAssigning } from './assign-address.ts'
import { InstallersLink } from './installers-link.tsx'

export type Steps = { id: number; ready: boolean }

/** `id` is that of the place, if one waits for its first device. */
export async function readSteps(args: Args, id: number | null | undefined): Promise<Steps | null> {
  if (typeof id !== 'number') return null
  const { ready } = await read(args, '/program')
  return { id, ready }
}

/** The way from a bought place to a protected device. */
export function FirstSteps({ id, ready }: Steps) {
  const say = useBook(walletWords)
  return (
    <section className="card first-steps" aria-labelledby="first-steps">
      <h2 id="first-steps">{say('steps')}</h2>
      <ol className="plain">
        <li>
          <h3>{say('steps.install')}</h3>
          <InstallersLink ready={ready} />
        </li>
        <li>
          <h3>{say('steps.pair')}</h3>
          <p className="soft">{say('steps.pair_text')}</p>
          <div className="row">
            <LinkButton to={`/user/them-may?goi=${id}`}>{say('steps.pair_do')}</LinkButton>
            <LinkButton to={addressOfAssigning(id)} kind="quiet">
              {say('steps.assign')}
            </LinkButton>
          </div>
        </li>
        <li>
          <h3>{say('steps.done')}</h3>
          <p className="soft">{say('steps.done_text')}</p>
        </li>
      </ol>
    </section>
  )
}
