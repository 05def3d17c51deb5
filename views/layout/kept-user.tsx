import { useEffect } from 'react'
import { useLanguage } from '../words.tsx'
import type { User } from './user.ts'

/** Keeps the name and language of the signed-in person in browser storage, for display only; never the session. */
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

/** Reloads a page that was shown in a session that has ended: in other tabs, and on the Back button. */
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
