import { footWords } from '../../src/i18n/foot.ts'
import { hotlineWords } from '../../src/i18n/hotline.ts'
import { brand } from '../../src/shared/brand.ts'
import { timeInVietnam } from '../../src/shared/dates.ts'
import { useBook } from '../books.ts'
import { ButtonWords, buttonClass } from '../parts/button.tsx'
import { Modal } from '../parts/modal.tsx'
import { onOneLine } from '../parts/on-one-line.ts'

export function HotlineDialog({ now, onClose }: { now: Date; onClose: () => void }) {
  const say = useBook(hotlineWords)
  const sayOfFoot = useBook(footWords)
  const { opens } = brand.hotlineHours
  return (
    <Modal title={say('title')} open onClose={onClose}>
      <p className="hotline-number">{onOneLine(brand.hotline)}</p>
      <p>{sayOfFoot('hours')}</p>
      <p className="soft">{isOpen(now) ? say('open') : say('closed', { opens: opens.replace(/^0/, '') })}</p>
      <a
        className={`${buttonClass({ large: true, wide: true })} hotline-call`}
        href={`tel:${brand.hotline.replaceAll(' ', '')}`}
      >
        <ButtonWords icon="phone">{say('call')}</ButtonWords>
      </a>
    </Modal>
  )
}

export function isOpen(now: Date): boolean {
  const { opens, closes } = brand.hotlineHours
  const time = timeInVietnam(now)
  return time >= opens && time < closes
}
