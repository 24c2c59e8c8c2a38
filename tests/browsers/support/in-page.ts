/* These functions run in the page, so they may use only the queries that the test loaded there. */

declare global {
  interface Window {
    TestingLibraryDom: typeof import('@testing-library/dom')
  }
}

/** The first visible one of a role and name, in the open dialog if there is one. */
export function control(role: string, name: string): Element {
  const { within } = window.TestingLibraryDom
  const scope =
    [...document.querySelectorAll<HTMLElement>('[role="dialog"], [role="alertdialog"]')].at(-1) ??
    document.body
  const named = within(scope).getAllByRole(role, { name: new RegExp(name) })
  const drawn = named.find((element) => element.checkVisibility())
  if (drawn === undefined) throw new Error(`Of ${named.length} ${role} ${name} none is drawn`)
  return drawn
}

export function clickWithoutFocus(role: string, name: string): void {
  const [found] = window.TestingLibraryDom.screen.getAllByRole(role, { name: new RegExp(name) })
  ;(document.activeElement as HTMLElement | null)?.blur()
  found?.click()
}

export const isFocused = (role: string, name: string): boolean =>
  window.TestingLibraryDom.screen
    .queryAllByRole(role, { name: new RegExp(name) })
    .some((element) => element === document.activeElement)

/** The same, in the table row with a text. */
export function controlInRow(text: string, role: string, name: string): Element {
  const { screen, within } = window.TestingLibraryDom
  const row = screen.getAllByRole('row').find(({ textContent }) => textContent?.includes(text))
  if (row === undefined) throw new Error(`No row says ${text}`)
  return within(row).getByRole(role, { name: new RegExp(name) })
}

export const hasControl = (role: string, name: string): boolean =>
  window.TestingLibraryDom.screen
    .queryAllByRole(role, { name: new RegExp(name) })
    .some((element) => element.checkVisibility())

export function field(label: string): Element {
  const [found] = window.TestingLibraryDom.screen.getAllByLabelText(new RegExp(label))
  return found as Element
}

export function words(text: string): Element {
  const all = window.TestingLibraryDom.screen.getAllByText(new RegExp(text))
  return all.find((one) => one.getClientRects().length > 0) as Element
}

export const valueIn = (label: string): string => {
  const [found] = window.TestingLibraryDom.screen.getAllByLabelText(new RegExp(label))
  return (found as HTMLInputElement).value
}

export function answer(question: string, choice: string): Element {
  const { screen, within } = window.TestingLibraryDom
  return within(screen.getByRole('group', { name: new RegExp(question) })).getByLabelText(new RegExp(choice))
}

/** Sets the value by script: not every driver can open the list of a `<select>`. */
export function choose(label: string, option: string): void {
  const select = window.TestingLibraryDom.screen.getByLabelText<HTMLSelectElement>(new RegExp(label))
  const chosen = [...select.options].find(({ text }) => text === option)
  if (chosen === undefined) throw new Error(`There is no ${option}`)
  select.value = chosen.value
  select.dispatchEvent(new Event('input', { bubbles: true }))
  select.dispatchEvent(new Event('change', { bubbles: true }))
}

export function selectAll(): void {
  if (document.activeElement instanceof HTMLInputElement) document.activeElement.select()
}

export const isTextVisible = (text: string): boolean =>
  window.TestingLibraryDom.screen
    .queryAllByText(new RegExp(text))
    .some((element) => element.checkVisibility({ visibilityProperty: true }))

export function focusOf(label: string): { focused: boolean; inSight: boolean } {
  const [field] = window.TestingLibraryDom.screen.getAllByLabelText(new RegExp(label))
  const { top, bottom } = field?.getBoundingClientRect() ?? { top: -1, bottom: 0 }
  return { focused: field === document.activeElement, inSight: top >= 0 && bottom <= innerHeight }
}

export async function isPictureDrawn(name: string): Promise<boolean> {
  const picture = window.TestingLibraryDom.screen.getByRole<HTMLImageElement>('img', {
    name: new RegExp(name),
  })
  await picture.decode()
  return picture.naturalWidth > 0 && picture.height > 0
}

export const dialogCount = (): number =>
  document.querySelectorAll('[role="dialog"], [role="alertdialog"]').length

/** The page and the open dialogs whose content is wider than they are. */
export const sideways = (): string[] =>
  [document.documentElement, ...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')]
    .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
    .map(({ tagName, scrollWidth, clientWidth }) => `${tagName}: ${scrollWidth} of ${clientWidth} px`)
