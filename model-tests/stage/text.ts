export type Wanted = string | RegExp

export const tidy = (text: string): string => text.replace(/[​­]/g, '').replace(/\s+/g, ' ').trim()

const SKIPPED = new Set(['SCRIPT', 'STYLE', 'NOSCRIPT', 'HEAD', 'TEMPLATE'])

/** The text of an element as Playwright compares it. */
export function textOf(element: Element): string {
  if (element.tagName === 'INPUT' && ['submit', 'button'].includes(element.getAttribute('type') ?? ''))
    return (element as HTMLInputElement).value
  return element.textContent ?? ''
}

export function matcherOf(wanted: Wanted, exact = false): (text: string) => boolean {
  if (wanted instanceof RegExp)
    return (text) => new RegExp(wanted.source, wanted.flags.replace('g', '')).test(tidy(text))
  const expected = tidy(wanted)
  if (exact) return (text) => tidy(text) === expected
  const lower = expected.toLowerCase()
  return (text) => tidy(text).toLowerCase().includes(lower)
}

/** The smallest elements that contain the text; exact: an own run of text is the text. */
export function byText(root: Element | Document, wanted: Wanted, exact: boolean): Element[] {
  const found: Element[] = []
  const matches = matcherOf(wanted, exact)
  const isMatch =
    exact && typeof wanted === 'string'
      ? (element: Element) =>
          [...element.childNodes].some((node) => node.nodeType === 3 && matches(node.textContent ?? '')) ||
          matches(textOf(element))
      : (element: Element) => matches(textOf(element))
  const visit = (element: Element): boolean => {
    if (SKIPPED.has(element.tagName)) return false
    const isSelf = isMatch(element)
    // A pattern with ^ or $ can match a part and not the whole.
    if (!isSelf && typeof wanted === 'string' && !exact) return false
    let isInside = false
    for (const child of element.children) if (visit(child)) isInside = true
    if (isSelf && !isInside) found.push(element)
    return isSelf || isInside
  }
  const start = root.nodeType === 9 ? (root as Document).body : (root as Element)
  for (const child of start.children) visit(child)
  return found.sort((one, other) => (one.compareDocumentPosition(other) & 4 ? -1 : 1))
}

const LABELLABLE =
  'button, input:not([type=hidden]), meter, output, progress, select, textarea, [aria-label], [aria-labelledby]'

function labelsOf(element: Element): readonly string[] {
  const ids = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? []
  const named = ids.flatMap((id) => element.ownerDocument.getElementById(id) ?? [])
  if (named.length > 0) return named.map(textOf)
  const own = element.getAttribute('aria-label')
  if (own) return [own]
  return [...((element as HTMLInputElement).labels ?? [])].map(textOf)
}

export function byLabel(root: ParentNode, wanted: Wanted, exact: boolean): Element[] {
  const matches = matcherOf(wanted, exact)
  return [...root.querySelectorAll(LABELLABLE)].filter((element) => labelsOf(element).some(matches))
}
