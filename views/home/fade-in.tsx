import { type ReactNode, useEffect, useRef } from 'react'

/** Fades its children in once a tenth of them is on screen. Without JavaScript, and with less motion wished, they are simply there. */
export function FadeIn({ children, className }: { children: ReactNode; className?: string }) {
  const box = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const element = box.current!
    if (element.getBoundingClientRect().top < innerHeight) return
    element.classList.add('to-fade-in')
    const watch = new IntersectionObserver(
      entries => {
        // a busy browser tells of several moments at once
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        element.classList.add('faded-in')
        watch.disconnect()
      },
      { threshold: 0.1 },
    )
    watch.observe(element)
    return () => watch.disconnect()
  }, [])

  return (
    <div ref={box} className={className}>
      {children}
    </div>
  )
}
