import { useEffect } from 'react'
import { useLanguage } from '../words.tsx'
import type { User } from './user.ts'

/** Browser storage knows who is signed in and in which language, for show. The session itself is never in there. */
export function KeptUser({ user }: { user: User | null }) {
  const language = useLanguage()
  useEffect(() => {
    localStorage.setItem('language', language)
    if (user) localStorage.setItem('user', JSON.stringify(user))
    else localStorage.removeItem('user')
  }, [user, language])
  return null
}
