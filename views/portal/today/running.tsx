import { todayWords } from '../../../src/i18n/today.ts'
import { useBook } from '../../books.ts'
import type { ChildToday } from '../read-family.ts'
import { GiveForm } from './give-form.tsx'
import { useGiven } from './given.ts'
import type { Giving } from './use-giving.tsx'

/** What was given and still holds, each to be taken back. A lock has a button of its own. */
export function Running({ child, now, giving }: { child: ChildToday; now: string; giving: Giving }) {
  const say = useBook(todayWords)
  const said = useGiven()
  const given = child.grants.filter(({ kind }) => kind !== 'lock')
  if (given.length === 0) return null
  return (
    <ul className="plain running" aria-label={say('give.running')}>
      {given.map(grant => (
        <li key={grant.id}>
          <span>{said(grant, child, now)}</span>
          <GiveForm
            giving={giving}
            fields={{ viec: 'hoan-tac', con: child.ma_tre_em, id: grant.id }}
            kind="quiet"
            label={say('give.undo')}
          />
        </li>
      ))}
    </ul>
  )
}
