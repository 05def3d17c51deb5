import { useHref } from 'react-router'
import { walletWords } from '../../src/i18n/wallet.ts'
import { codeStep } from '../../src/shared/guide.ts'
import { useBook } from '../books.ts'
import { Panel } from '../parts/panel.tsx'
import { canvas } from '../pictures/program/shapes.ts'
import { useLanguage } from '../words.tsx'
import { InstallersLink } from './installers-link.tsx'

/** Where the program shows the code of its device. */
export function WhereCode({ ready }: { ready: boolean }) {
  const say = useBook(walletWords)
  const pictures = useHref('/guide-pictures')
  return (
    <Panel title={say('code.where')}>
      <div className="where-code">
        <p>{say('code.there')}</p>
        <img
          src={`${pictures}/${useLanguage()}/${codeStep}.svg`}
          width={canvas.width}
          height={canvas.height}
          alt={say('code.picture')}
          loading="lazy"
        />
        <InstallersLink ready={ready} />
      </div>
    </Panel>
  )
}
