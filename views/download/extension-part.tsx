import { useHref } from 'react-router'
import { downloadWords } from '../../src/i18n/download.ts'
import { extensionZip } from '../../src/shared/extension.ts'
import { type ExtensionStep, extensionPicture, extensionSteps, photographPath } from '../../src/shared/photographs.ts'
import { useBook } from '../books.ts'
import { ButtonWords, buttonClass } from '../parts/button.tsx'
import { Panel } from '../parts/panel.tsx'
import { Icon } from '../pictures/icon.tsx'
import { useLanguage } from '../words.tsx'

/** The client for computers that is there already, how it is installed, and what it does not see. */
export function ExtensionPart() {
  const say = useBook(downloadWords)
  return (
    <article className="extension-part" id="extension" tabIndex={-1}>
      <div className="platform-name">
        <Icon name="laptop" size={40} />
        <h3>{say('download.extension')}</h3>
      </div>
      <p>{say('download.extensionFor')}</p>
      <p>
        <a className={buttonClass({ large: true })} href={useHref(extensionZip)} download>
          <ButtonWords icon="download">{say('download.extensionButton')}</ButtonWords>
        </a>
      </p>
      <Panel title={say('download.extensionHow')}>
        <ol>
          {extensionSteps.map(step => (
            <Step key={step} step={step} />
          ))}
        </ol>
        <p className="soft">{say('download.extensionBlind')}</p>
      </Panel>
    </article>
  )
}

function Step({ step }: { step: ExtensionStep }) {
  const say = useBook(downloadWords)
  return (
    <li>
      <div className="extension-step">
        <p>{say(`download.extensionStep${step}`)}</p>
        <img
          src={useHref(photographPath(`extension-${step}`, useLanguage()))}
          {...extensionPicture}
          alt={say(`download.extensionPicture${step}`)}
          loading="lazy"
        />
      </div>
    </li>
  )
}
