import { toolWords } from '../../src/i18n/list-tools.ts'
import { useBook } from '../books.ts'
import { Notice } from '../parts/notice.tsx'

type Props = { of: Record<string, string>; nameOf: (key: string) => string; onClose: () => void }

/** Of many rows those that were refused, each with the reason; nothing if none was. */
export function RefusedRows({ of, nameOf, onClose }: Props) {
  const say = useBook(toolWords)
  const rows = Object.entries(of)
  if (rows.length === 0) return null
  return (
    <Notice tone="danger" live onClose={onClose} title={say('refused', { count: rows.length })}>
      <ul className="plain">
        {rows.map(([key, why]) => (
          <li key={key}>{`${nameOf(key)}: ${why}`}</li>
        ))}
      </ul>
    </Notice>
  )
}
