import { familyWords } from '../../../src/i18n/family.ts'
import { parentPageWords } from '../../../src/i18n/parent-page.ts'
import { formatDate } from '../../../src/shared/dates.ts'
import { useBook } from '../../books.ts'
import { AddLink } from '../../dialogs/add-link.tsx'
import { DialogButton } from '../../dialogs/dialog-button.tsx'
import { DialogIcon } from '../../dialogs/dialog-icon.tsx'
import { Devices } from './devices.tsx'
import type { Overview } from './overview.ts'
import { Section } from './section.tsx'

type Child = Overview['treEmList'][number]

/** The children, each with the devices. */
export function Children({ parent, rows }: { parent: number; rows: Child[] }) {
  const say = useBook(parentPageWords)
  const sayOfFamily = useBook(familyWords)
  return (
    <Section
      name="con"
      heading={say('family')}
      actions={<AddLink opens={{ name: 'them-tre', id: parent }} label={sayOfFamily('child.add')} />}
    >
      {rows.length === 0 && <p className="soft">{say('no_children')}</p>}
      {rows.map(child => (
        <ChildPart key={child.ma_tre_em} child={child} />
      ))}
    </Section>
  )
}

function ChildPart({ child }: { child: Child }) {
  const say = useBook(familyWords)
  const { ma_tre_em: id, ten_tre } = child
  return (
    <article className="family-child" id={`tre-em-${id}`} tabIndex={-1} aria-labelledby={`ten-tre-${id}`}>
      <div className="family-head">
        <div>
          <h3 id={`ten-tre-${id}`}>
            {ten_tre} <span className="row-id">#{id}</span>
          </h3>
          <p className="soft">{useAbout(child)}</p>
        </div>
        <div className="family-acts">
          <DialogButton opens={{ name: 'them-may', id }} kind="quiet" icon="plus">
            {say('device.add')}
            <span className="unseen"> {ten_tre}</span>
          </DialogButton>
          <DialogIcon icon="edit" label={`${say('child.edit')}: ${ten_tre}`} opens={{ name: 'sua-tre', id }} />
          <DialogIcon
            icon="trash"
            label={`${say('child.delete')}: ${ten_tre}`}
            opens={{ name: 'xoa-tre', id }}
            danger
          />
        </div>
      </div>
      <Devices of={child} />
    </article>
  )
}

function useAbout({ gioi_tinh, ngay_sinh, lop, truong, email_tre_em }: Child): string {
  const say = useBook(parentPageWords)
  const sayOfFamily = useBook(familyWords)
  const known = [
    gioi_tinh && sayOfFamily(`child.${gioi_tinh}`),
    ngay_sinh && formatDate(ngay_sinh),
    lop && say('grade', { grade: lop }),
    truong,
    email_tre_em,
  ]
  return known.filter(Boolean).join(' · ')
}
