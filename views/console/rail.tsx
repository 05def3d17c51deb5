import { Disclosure } from '../layout/disclosure.tsx'
import { LanguageToggle } from '../layout/language-toggle.tsx'
import type { User } from '../layout/user.ts'
import { Avatar } from '../parts/avatar.tsx'
import { Icon } from '../pictures/icon.tsx'
import { useWords } from '../words.tsx'
import { ConsoleAccount } from './console-account.tsx'
import { ConsoleLogo } from './console-logo.tsx'
import { ConsoleNav } from './console-nav.tsx'
import { SearchOpener } from './search/search-opener.tsx'
import type { Work } from './work/use-work.ts'

type Props = { user: User; work: Work | null; list?: string }

/** The sidebar of the console. On small screens it is a top bar with a menu. */
export function Rail({ user, work, list }: Props) {
  const say = useWords()
  return (
    <header className="rail">
      <ConsoleLogo />
      <SearchOpener />
      <div className="rail-nav">
        <ConsoleNav work={work} list={list} />
      </div>
      <LanguageToggle />
      <Disclosure
        className="rail-account"
        label={
          <>
            <Avatar name={user.ten_phu_huynh} />
            <span className="rail-name">{user.ten_phu_huynh.trim() || say('layout.accountUnnamed')}</span>
            <Icon name="chevron-up" />
          </>
        }
      >
        <ConsoleAccount user={user} />
      </Disclosure>
      <Disclosure
        className="rail-menu"
        label={
          <>
            <Icon name="menu" size={24} />
            <span className="unseen">{say('layout.menu')}</span>
          </>
        }
      >
        <SearchOpener />
        <ConsoleNav work={work} list={list} />
        <ConsoleAccount user={user} />
      </Disclosure>
    </header>
  )
}
