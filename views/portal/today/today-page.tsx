import { useLoaderData } from 'react-router'
import { todayWords } from '../../../src/i18n/today.ts'
import { useBook } from '../../books.ts'
import type { Args } from '../../data.ts'
import { orFailed } from '../../or-failed.ts'
import { Card } from '../../parts/card.tsx'
import { PortalFailure, PortalFrame } from '../portal-frame.tsx'
import { readFamily } from '../read-family.ts'

export async function loader(args: Args) {
  return { family: (await orFailed(readFamily(args)))?.read ?? null }
}

export function Component() {
  const say = useBook(todayWords)
  const { family } = useLoaderData<typeof loader>()
  return (
    <PortalFrame heading={say('today.heading')}>
      {family ? (
        family.map(({ ma_tre_em, ten }) => (
          <Card key={ma_tre_em}>
            <h2>{ten}</h2>
          </Card>
        ))
      ) : (
        <PortalFailure />
      )}
    </PortalFrame>
  )
}
