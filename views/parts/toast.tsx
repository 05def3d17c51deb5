import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from 'react'
import { Notice, type Tone } from './notice.tsx'

type Message = { id: number; text: string; tone: Tone }
type Tell = (text: string, tone?: Tone) => void

const goodNewsLasts = 3000

const Toasts = createContext<Tell>(() => {})

export function useToast(): Tell {
  return useContext(Toasts)
}

/** The live regions stand in the page from the start: a region added together with its message is often not read. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [messages, setMessages] = useState<Message[]>([])
  const last = useRef(0)
  const tell = useCallback<Tell>((text, tone = 'success') => {
    last.current += 1
    const id = last.current
    setMessages(now => [...now.slice(-2), { id, text, tone }])
  }, [])
  const drop = useCallback((id: number) => setMessages(now => now.filter(message => message.id !== id)), [])
  const shown = (urgent: boolean) =>
    messages
      .filter(message => (message.tone === 'danger') === urgent)
      .map(message => <Toast key={message.id} message={message} drop={drop} />)

  return (
    <Toasts value={tell}>
      {children}
      <div className="toasts">
        <div role="status">{shown(false)}</div>
        <div role="alert">{shown(true)}</div>
      </div>
    </Toasts>
  )
}

/** A failure stays until it is closed; good news leaves by itself, unless someone is reading it. */
function Toast({ message, drop }: { message: Message; drop: (id: number) => void }) {
  const [pointed, setPointed] = useState(false)
  const [focused, setFocused] = useState(false)
  const { id, tone, text } = message
  const held = pointed || focused
  useEffect(() => {
    if (held || tone === 'danger') return
    const timer = setTimeout(drop, goodNewsLasts, id)
    return () => clearTimeout(timer)
  }, [held, tone, id, drop])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only holds the message while it is pointed at or focused
    <div
      className="toast"
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <Notice tone={tone} onClose={() => drop(id)}>
        {text}
      </Notice>
    </div>
  )
}
