import { createContext, type ReactNode, useCallback, useContext, useEffect, useId, useRef, useState } from 'react'
import { useKeptHeight } from './kept-height.ts'
import { Notice, type Tone } from './notice.tsx'
import { useFocusWhenGone } from './use-focus-when-gone.ts'

/** Something to press beside the text; it is given what closes the message. */
type Act = (close: () => void) => ReactNode
type Message = { id: number; text: string; tone: Tone; act?: Act | undefined; about?: string | undefined }
/** Of the messages about one thing the newest alone is shown. */
type Tell = (text: string, tone?: Tone, act?: Act, about?: string) => void

const goodNewsLasts = 3000
/** Time to read it, and to press what stands beside it. */
const offerLasts = 10_000

/** Good news makes way for the next; what failed, and what can be undone, stays. */
function makesWay(message: Message, newest: Message): boolean {
  if (newest.about !== undefined && message.about === newest.about) return true
  return message.tone !== 'danger' && newest.tone !== 'danger' && !message.act
}

interface ToastState {
  messages: Message[]
  tell: Tell
  drop: (id: number) => void
  /** The places for messages, the front one last: the page, and dialogs, which hide the page from screen readers. */
  places: string[]
  open: (place: string) => () => void
}

const Toasts = createContext<ToastState | null>(null)

export function useToast(): Tell {
  return useContext(Toasts)?.tell ?? nobodyListens
}

function nobodyListens(): void {}

export function ToastProvider({ children }: { children: ReactNode }) {
  const [messages, setMessages] = useState<Message[]>([])
  const [places, setPlaces] = useState<string[]>([])
  const last = useRef(0)
  const tell = useCallback<Tell>((text, tone = 'success', act, about) => {
    last.current += 1
    const id = last.current
    const newest = { id, text, tone, act, about }
    setMessages(now => [newest, ...now.filter(message => !makesWay(message, newest))])
  }, [])
  const drop = useCallback((id: number) => setMessages(now => now.filter(message => message.id !== id)), [])
  const open = useCallback((place: string) => {
    setPlaces(now => [...now, place])
    return () => setPlaces(now => now.filter(each => each !== place))
  }, [])
  return <Toasts value={{ messages, tell, drop, places, open }}>{children}</Toasts>
}

/**
 * Stands before what the page holds, so that dialogs, even those open from the start, are in front of it.
 * The live regions exist from the start, because a region added together with its message is often not read.
 */
export function ToastPlace() {
  const own = useId()
  const told = useContext(Toasts)
  const open = told?.open
  const place = useKeptHeight(told?.messages)
  useEffect(() => open?.(own), [open, own])
  if (!told) return null
  const { messages, drop, places } = told
  const shown = (urgent: boolean) =>
    (places.at(-1) === own ? messages : [])
      .filter(message => (message.tone === 'danger') === urgent)
      .map(message => <Toast key={message.id} message={message} drop={drop} />)
  return (
    <div className="toasts" ref={place}>
      <div role="status">{shown(false)}</div>
      <div role="alert">{shown(true)}</div>
    </div>
  )
}

/** A failure stays until it is closed. A success closes by itself, unless it is pointed at or focused. */
function Toast({ message, drop }: { message: Message; drop: (id: number) => void }) {
  const [pointed, setPointed] = useState(false)
  const [focused, setFocused] = useState(false)
  const { id, tone, text, act } = message
  const held = pointed || focused
  const place = useRef<HTMLDivElement>(null)
  const cameFrom = useRef<Element>(null)
  // where the focus came from, or if that has gone the page
  const before = useCallback(
    () => (cameFrom.current?.isConnected ? cameFrom.current : document.getElementById('main')),
    [],
  )
  useFocusWhenGone(place, before)
  useEffect(() => {
    if (held || tone === 'danger') return
    const timer = setTimeout(drop, act ? offerLasts : goodNewsLasts, id)
    return () => clearTimeout(timer)
  }, [held, tone, id, drop, act])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only holds the message while it is pointed at or focused
    <div
      className="toast"
      ref={place}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={({ relatedTarget }) => {
        if (relatedTarget && !place.current?.contains(relatedTarget)) cameFrom.current = relatedTarget
        setFocused(true)
      }}
      onBlur={() => setFocused(false)}
    >
      <Notice tone={tone} onClose={() => drop(id)} action={act?.(() => drop(id))}>
        {text}
      </Notice>
    </div>
  )
}
