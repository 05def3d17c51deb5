import { machineWords } from '../../../src/i18n/machine.ts'
import { sentenceFor, useBook } from '../../books.ts'
import { Icon } from '../../pictures/icon.tsx'
import type { Machine } from '../machine.ts'
import { useMoment } from '../moment-words.ts'

/** Each test that the machine reported, in words, with its time; those that failed first. */
export function TestsList({ checks, now }: { checks: Machine['checks']; now: string }) {
  const say = useBook(machineWords)
  const moment = useMoment()
  const sorted = checks.toSorted((one, other) => Number(one.ok) - Number(other.ok))
  return (
    <section className="card machine-part" aria-labelledby="machine-tests">
      <h2 id="machine-tests">{say('tests')}</h2>
      {checks.length === 0 ? (
        <p className="soft">{say('tests.none')}</p>
      ) : (
        <ul className="plain machine-tests">
          {sorted.map(({ name, ok, at }) => (
            <li key={name} className={ok ? 'tone-success' : 'tone-warning'}>
              <Icon name={ok ? 'check' : 'alert'} />
              <span>
                <span className="unseen">{say(ok ? 'passed' : 'failed')}: </span>
                {sentenceFor(say, ok ? `ok.${name}` : `no.${name}`) ?? name}{' '}
                <span className="soft figures">{say('tests.at', { time: moment(at, now) })}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
