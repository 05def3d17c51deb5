import { useEffect } from 'react'
import { useHref, useLoaderData, useRevalidator } from 'react-router'
import { outboxWords } from '../../src/i18n/dev-outbox.ts'
import { timeInVietnam } from '../../src/shared/dates.ts'
import type { Answer } from '../api.ts'
import { useBook } from '../books.ts'
import { type Args, read } from '../data.ts'
import { DateText } from '../parts/date-text.tsx'
import { Empty } from '../parts/empty.tsx'
import { LinkButton } from '../parts/link-button.tsx'
import { Table } from '../parts/table.tsx'
import { Scene } from '../pictures/scene.tsx'

type StoredMessage = Answer<'GET', '/dev/outbox'>[number]

export async function loader(args: Args) {
  return read(args, '/dev/outbox')
}

export function Component() {
  const home = useHref('/')
  const say = useBook(outboxWords)
  const messages = useLoaderData<typeof loader>()
  useFreshOnReturn()
  return (
    <div className="wrap stack dev-page">
      <header className="stack">
        <h1>{say('title')}</h1>
        <p className="measure soft">{say('lead')}</p>
        <div className="row">
          <LinkButton to="/dev/outbox" kind="secondary" icon="refresh" preventScrollReset replace>
            {say('reload')}
          </LinkButton>
          <span className="soft" role="status">
            {say('count', { count: messages.length })}
          </span>
        </div>
      </header>
      {messages.length === 0 ? (
        <Empty title={say('emptyTitle')} picture={<Scene name="resting-kite" home={home} />}>
          <p>{say('emptyText')}</p>
        </Empty>
      ) : (
        <MessageTable messages={messages} />
      )}
    </div>
  )
}

function MessageTable({ messages }: { messages: StoredMessage[] }) {
  const say = useBook(outboxWords)
  // Newest first, so only the position from the end identifies a message.
  const rows = messages.map((message, index) => ({ ...message, key: messages.length - index }))
  return (
    <Table
      caption={say('caption')}
      rows={rows}
      rowKey={({ key }) => key}
      columns={[
        { key: 'text', label: say('text'), heading: true, cell: ({ text }) => <MessageText text={text} /> },
        { key: 'to', label: say('to'), figures: true, cell: ({ to }) => to },
        {
          key: 'at',
          label: say('at'),
          figures: true,
          cell: ({ at }) => (
            <>
              {timeInVietnam(new Date(at))} <DateText date={at} />
            </>
          ),
        },
      ]}
    />
  )
}

/** Emphasizes the code in the message. */
function MessageText({ text }: { text: string }) {
  const code = /\b\d{6}\b/.exec(text)
  if (!code) return <span className="dev-message">{text}</span>
  return (
    <span className="dev-message">
      {text.slice(0, code.index)}
      <strong className="figures dev-code">{code[0]}</strong>
      {text.slice(code.index + 6)}
    </span>
  )
}

/** Reloads when the tab is shown again: messages arrive while a developer fills in a form in another tab. */
function useFreshOnReturn(): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const readAgain = () => {
      revalidate()
    }
    window.addEventListener('focus', readAgain)
    return () => window.removeEventListener('focus', readAgain)
  }, [revalidate])
}
