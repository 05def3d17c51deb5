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
  useEffect(() => (user ? leaveWithSession(user) : undefined), [user])
  return null
}

/** What was on screen does not outlive the session: not in another tab, and not behind the Back button. */
function leaveWithSession(user: User): () => void {
  const look = () => {
    if (localStorage.getItem('user') === JSON.stringify(user)) return
    document.body.hidden = true
    location.reload()
  }
  window.addEventListener('pageshow', look)
  window.addEventListener('storage', look)
  return () => {
    window.removeEventListener('pageshow', look)
    window.removeEventListener('storage', look)
  }
}
