/**
 * Elements of one kind by all that they say. To look for roles computes every style of the screen and takes many times
 * as long, which adds up over the paths of a chart; that they have their roles is asserted in `tests/ui/`.
 */
export const those = <Kind extends keyof HTMLElementTagNameMap>(kind: Kind, text: string) =>
  [...document.querySelectorAll(kind)].filter((element) => element.textContent === text)

/** The only one of them; rejects none and several. */
export function the<Kind extends keyof HTMLElementTagNameMap>(kind: Kind, text: string) {
  const [found, ...others] = those(kind, text)
  if (!found || others.length > 0) throw new Error(`${others.length + (found ? 1 : 0)} × ${kind} "${text}"`)
  return found
}
