import { computeAccessibleDescription, computeAccessibleName } from 'dom-accessibility-api'

/** Elements that can have a role without the attribute. */
const IMPLICIT: Readonly<Record<string, string>> = {
  alert: '',
  alertdialog: '',
  tab: '',
  tabpanel: '',
  tablist: '',
  tooltip: '',
  switch: '',
  menu: '',
  menuitem: '',
  banner: 'header',
  button: 'button, input[type=button], input[type=submit], input[type=reset], input[type=image]',
  cell: 'td',
  checkbox: 'input[type=checkbox]',
  columnheader: 'th:not([scope=row])',
  combobox: 'select:not([multiple]):not([size])',
  contentinfo: 'footer',
  dialog: 'dialog',
  form: 'form',
  group: 'fieldset, details, optgroup',
  heading: 'h1, h2, h3, h4, h5, h6',
  img: 'img, svg',
  link: 'a[href], area[href]',
  list: 'ul, ol, menu',
  listbox: 'select[multiple], select[size], datalist',
  listitem: 'li',
  main: 'main',
  navigation: 'nav',
  option: 'option',
  paragraph: 'p',
  progressbar: 'progress',
  radio: 'input[type=radio]',
  radiogroup: '',
  region: 'section',
  row: 'tr',
  rowgroup: 'tbody, thead, tfoot',
  rowheader: 'th[scope=row]',
  searchbox: 'input[type=search]',
  separator: 'hr',
  spinbutton: 'input[type=number]',
  status: 'output',
  table: 'table',
  term: 'dt, dfn',
  definition: 'dd',
  textbox:
    'textarea, input:not([type]), input[type=text], input[type=email], input[type=tel], input[type=url]',
  timer: '',
}

const NEEDS_NAME = new Set(['region', 'form'])

/** Set by the stage: what style sheets hide, which jsdom does not load. */
let hiddenByStyle: (element: Element) => boolean = () => false
export const setHiddenByStyle = (next: typeof hiddenByStyle): void => {
  hiddenByStyle = next
}

const isSelfHidden = (element: Element): boolean =>
  element.hasAttribute('hidden') ||
  ['TEMPLATE', 'SCRIPT', 'STYLE', 'NOSCRIPT', 'HEAD'].includes(element.tagName) ||
  (element as HTMLElement).style?.display === 'none' ||
  (element as HTMLElement).style?.visibility === 'hidden' ||
  (element.tagName === 'DIALOG' && !element.hasAttribute('open')) ||
  (element.tagName === 'INPUT' && element.getAttribute('type') === 'hidden') ||
  hiddenByStyle(element)

/** In a folded <details> only the summary is shown. */
const isFolded = (element: Element): boolean => {
  const { parentElement } = element
  return (
    parentElement?.tagName === 'DETAILS' &&
    !parentElement.hasAttribute('open') &&
    element !== parentElement.querySelector(':scope > summary')
  )
}

/** Has no box on the screen. */
function isHidden(element: Element): boolean {
  for (let at: Element | null = element; at; at = at.parentElement)
    if (isSelfHidden(at) || isFolded(at)) return true
  return !element.isConnected
}

/** As `toBeVisible` sees it; an element without content has no size. */
export const isVisible = (element: Element): boolean => !isHidden(element)

/** Not for assistive technologies. */
function isInaccessible(element: Element): boolean {
  for (let at: Element | null = element; at; at = at.parentElement)
    if (at.getAttribute('aria-hidden') === 'true') return true
  return isHidden(element)
}

/** Within a line of text; whether others are depends on the style sheet. */
const IN_LINE = new Set(['ABBR', 'B', 'CODE', 'EM', 'I', 'KBD', 'MARK', 'SMALL', 'STRONG', 'SUB', 'SUP'])

const styleOf = (display: string) =>
  ({
    display,
    visibility: 'visible',
    content: '',
    getPropertyValue: (name: string) => (name === 'display' ? display : ''),
  }) as CSSStyleDeclaration

const STYLES = { none: styleOf('none'), inline: styleOf('inline'), block: styleOf('block') }

/** jsdom's takes most of the time of a name, and knows no style sheet here. */
function getComputedStyle(element: Element, pseudo?: string | null): CSSStyleDeclaration {
  if (!pseudo && (isSelfHidden(element) || isFolded(element))) return STYLES.none
  return IN_LINE.has(element.tagName) ? STYLES.inline : STYLES.block
}

const tidy = (text: string) => text.replace(/\s+/g, ' ').trim()

export const nameOf = (element: Element): string => tidy(computeAccessibleName(element, { getComputedStyle }))
export const descriptionOf = (element: Element): string =>
  tidy(computeAccessibleDescription(element, { getComputedStyle }))

export function byRole(root: ParentNode, role: string, includeHidden = false): Element[] {
  const implicit = IMPLICIT[role]
  if (implicit === undefined) throw new Error(`The role ${role} is not in the list of roles`)
  const natives = implicit.split(', ').flatMap((selector) => (selector ? `${selector}:not([role])` : []))
  const found = [...root.querySelectorAll([`[role~="${role}"]`, ...natives].join(', '))]
  return found.filter(
    (element) =>
      (includeHidden || !isInaccessible(element)) &&
      (!NEEDS_NAME.has(role) || element.hasAttribute('role') || nameOf(element) !== ''),
  )
}
