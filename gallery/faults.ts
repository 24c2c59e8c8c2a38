/** Ids that React counts through, so that the same screen drawn twice has other ones. */
const COUNTED = /_r_\w+_/g

/** What is drawn, the same for two states that look alike. */
export const sight = (): string => document.body.innerHTML.replace(COUNTED, '_')

const isOpen = (selector: string) => document.querySelector(selector) !== null

/** A screen that is still to come: it says so, and has no heading yet. */
export const isWaiting = (): boolean =>
  !isOpen('[role=dialog]') && !isOpen('main :is(h1, h2, h3)') && isOpen('main [role=status]:not(:empty)')

/** What is wrong with the page beyond what axe-core looks for; one sentence each. */
export function faults(): readonly string[] {
  return [...sideways(), ...sharedIds(), ...titles(), ...lostFocus()]
}

function sideways(): readonly string[] {
  const excess = document.documentElement.scrollWidth - window.innerWidth
  return excess > 0 ? [`scrolls sideways by ${excess} px`] : []
}

function sharedIds(): readonly string[] {
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
  return [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))].map(
    (id) => `two elements are #${id}`,
  )
}

function titles(): readonly string[] {
  const count = document.querySelectorAll('h1').length
  const mayBeNone = isWaiting() || isOpen('[role=dialog]')
  return count === 1 || (count === 0 && mayBeNone) ? [] : [`${count} × h1`]
}

/** Whoever uses a keyboard or listens is somewhere on the page. */
function lostFocus(): readonly string[] {
  return document.activeElement === document.body && !isWaiting() ? ['nothing has the focus'] : []
}
