import { type ComponentType, createContext, createElement, type ReactNode, useContext } from 'react'

/** What the HTML of a piece depends on beside the language and the page; `path` is that of the page, without its query. */
export type DependsOn<P> = (props: P, path: string) => unknown

/** Writes a piece as it was kept, or keeps it. */
export type Keep = <P extends object>(Piece: ComponentType<P>, props: P, dependsOn: DependsOn<P>) => ReactNode

/** Only on the server, which keeps HTML. */
export const KeptPieces = createContext<Keep | undefined>(undefined)

/**
 * A piece of a page that is the same for many people, such as the links of the bar: the server renders it again only once
 * what it depends on has changed. It knows nothing of the person by a hook, begins and ends with an element, and has no
 * `later` part in it. Without `dependsOn` nothing is kept. The browser's bundle has the piece alone.
 */
export function kept<P extends object>(Piece: ComponentType<P>, dependsOn: DependsOn<P> | undefined): ComponentType<P> {
  if (!dependsOn) return Piece
  return props => {
    const keep = useContext(KeptPieces)
    return keep ? keep(Piece, props, dependsOn) : createElement(Piece, props)
  }
}
