/**
 * Elements of a tag by their full text. Queries by role compute every style of the screen and take many times
 * as long, which adds up over the paths of a chart; `tests/ui/` asserts the roles.
 */
export const allByText = <Kind extends keyof HTMLElementTagNameMap>(kind: Kind, text: string) =>
  [...document.querySelectorAll(kind)].filter((element) => element.textContent === text)

/** The only such element. Throws if there is none or more than one. */
export function byText<Kind extends keyof HTMLElementTagNameMap>(kind: Kind, text: string) {
  const [found, ...others] = allByText(kind, text)
  if (!found || others.length > 0) throw new Error(`${others.length + (found ? 1 : 0)} × ${kind} "${text}"`)
  return found
}
