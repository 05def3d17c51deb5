import { pairingWords } from '../../../src/i18n/pairing.ts'
import { useBook } from '../../books.ts'
import { SectionLink } from '../../layout/section-link.tsx'
import { ButtonWords, buttonClass } from '../../parts/button.tsx'
import { LinkButton } from '../../parts/link-button.tsx'
import { Notice } from '../../parts/notice.tsx'

/** A machine belongs to a child, so one is made first. */
export function NoChild() {
  const say = useBook(pairingWords)
  return (
    <Notice
      title={say('pairing.no_child')}
      action={<LinkButton to="/user/bat-dau">{say('pairing.no_child_do')}</LinkButton>}
    >
      {say('pairing.no_child_text')}
    </Notice>
  )
}

/** Nothing protects a machine that has no package. */
export function NoPackage() {
  const say = useBook(pairingWords)
  return (
    <Notice
      tone="warning"
      live
      title={say('pairing.no_package')}
      action={
        <div className="row">
          <SectionLink section="pricing" className={buttonClass({})}>
            <ButtonWords>{say('pairing.no_package_do')}</ButtonWords>
          </SectionLink>
          <LinkButton to="/wallet" kind="quiet">
            {say('pairing.no_package_wallet')}
          </LinkButton>
        </div>
      }
    >
      {say('pairing.no_package_text')}
    </Notice>
  )
}
