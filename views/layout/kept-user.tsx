import { useEffect } from 'react'
import { useLanguage } from '../words.tsx'
import type { User } from './user.ts'

/** Browser storage knows who is signed in and in which language, for show. The session itself is never in there. */
export function KeptUser({ user }: { user: User | null }) {
  const language = useLanguage()
  const kept = user && JSON.stringify({ ...user, loai_tai_khoan: undefined })
  useEffect(() => localStorage.setItem('language', language), [language])
  useEffect(() => {
    if (!kept) return localStorage.removeItem('user')
    localStorage.setItem('user', kept)
    return leaveWithSession(kept)
  }, [kept])
  return null
}

/** What was on screen does not outlive the session: not in another tab, and not behind the Back button. */
function leaveWithSession(kept: string): () => void {
  const look = () => {
    if (localStorage.getItem('user') === kept) return
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
