import { brand } from '../../src/shared/brand.ts'
import { cachedPart } from '../cached-part.ts'
import { Icon } from '../pictures/icon.tsx'
import { useWords } from '../words.tsx'
import { Disclosure } from './disclosure.tsx'
import { ExternalLink } from './external-link.tsx'

export const RegionPanel = cachedPart(Panel, () => null)

function Panel() {
  const say = useWords()
  return (
    <Disclosure
      className="region"
      label={
        <>
          <Icon name="globe" />
          <span className="unseen">{say('layout.region')}</span>
        </>
      }
    >
      <RegionLinks />
    </Disclosure>
  )
}

export const RegionLinks = cachedPart(Links, () => null)

function Links() {
  const say = useWords()
  return (
    <div className="region-links">
      <p className="panel-title">{say('layout.region')}</p>
      <p className="panel-note">{say('layout.regionNote')}</p>
      <ul>
        <li>
          <ExternalLink href={brand.securityVendor.vi}>{say('layout.vietNam')}</ExternalLink>
        </li>
        <li>
          <ExternalLink href={brand.securityVendor.en} lang="en">
            {say('layout.english')}
          </ExternalLink>
        </li>
      </ul>
    </div>
  )
}
