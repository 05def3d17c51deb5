import { pricingWords } from '../../src/i18n/pricing.ts'
import { useBook } from '../books.ts'
import { CloseLink } from '../dialogs/close-link.tsx'
import type { Shown } from '../dialogs/dialogs.tsx'
import { LinkButton } from '../parts/link-button.tsx'
import { Modal } from '../parts/modal.tsx'
import { useWords } from '../words.tsx'
import { CompareTable, type Comparison } from './compare-table.tsx'

export const CompareDialog = { name: 'so-sanh', Show }

/** A premium package beside the free trial for one device. */
function Show({ data, opener, close }: Shown<Comparison>) {
  const say = useBook(pricingWords)
  const words = useWords()
  const { premium, trial } = data
  return (
    <Modal
      title={say('compare')}
      open
      wide
      opener={opener}
      onClose={close}
      actions={
        <>
          <CloseLink close={close}>{words('parts.close')}</CloseLink>
          <LinkButton to={`/payment/${premium.id}`}>{say('buy')}</LinkButton>
        </>
      }
    >
      {trial && <p className="measure soft">{say('compare_lead')}</p>}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls from it */}
      <div role="group" aria-label={say('compare')} tabIndex={0}>
        <CompareTable {...data} />
      </div>
    </Modal>
  )
}
