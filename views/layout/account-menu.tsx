import { Avatar } from '../parts/avatar.tsx'
import { useWords } from '../words.tsx'
import { AccountLinks, Who } from './account-block.tsx'
import { Disclosure } from './disclosure.tsx'
import type { User } from './user.ts'

export function AccountMenu({ user }: { user: User }) {
  const say = useWords()
  const name = user.ten_phu_huynh.trim()
  return (
    <Disclosure
      className="account"
      label={
        <>
          <Avatar name={user.ten_phu_huynh} />
          <span className="unseen">{name ? say('layout.account', { name }) : say('layout.accountUnnamed')}</span>
        </>
      }
    >
      <Who user={user} />
      <AccountLinks user={user} />
    </Disclosure>
  )
}
