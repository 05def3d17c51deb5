import { type ComponentType, createContext, createElement, type ReactNode, useContext } from 'react'

/** What the HTML of a part depends on beside the language and the page; `path` is that of the page, without its query. */
export type DependsOn<P> = (props: P, path: string) => unknown

/** Renders a part, or what stands for its cached HTML. */
export type RenderPart = <P extends object>(Part: ComponentType<P>, props: P, dependsOn: DependsOn<P>) => ReactNode

/** Only on the server, which caches HTML. */
export const PartCache = createContext<RenderPart | undefined>(undefined)

/**
 * A part of a page that is the same for many people, such as the links of the bar: the server renders it again only once
 * what it depends on has changed. It knows nothing of the person by a hook, begins and ends with an element, and has no
 * `later` part in it. Without `dependsOn` nothing is cached. The browser's bundle has the part alone.
 */
export function cachedPart<P extends object>(
  Part: ComponentType<P>,
  dependsOn: DependsOn<P> | undefined,
): ComponentType<P> {
  if (!dependsOn) return Part
  return props => {
    const render = useContext(PartCache)
    return render ? render(Part, props, dependsOn) : createElement(Part, props)
  }
}
