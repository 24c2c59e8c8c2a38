import { createContext, type MouseEvent, useContext } from 'react'

type Go = (to: string) => void

/** How the portal goes to an address of its own; outside it, as any page does. */
export const Going = createContext<Go>((to) => window.location.assign(to))

/** Back to where one came from; outside the portal, as the browser's own Back does. */
export const GoingBack = createContext<() => void>(() => window.history.back())

export const useGo = (): Go => useContext(Going)
export const useGoBack = (): (() => void) => useContext(GoingBack)

/** A click that asks for nothing else, such as another tab. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey

/** What makes a link lead to another screen without loading the page anew. */
export function useLinkTo(to: string) {
  const go = useGo()
  return {
    href: to,
    onClick: (event: MouseEvent) => {
      if (!isPlain(event)) return
      event.preventDefault()
      go(to)
    },
  }
}
