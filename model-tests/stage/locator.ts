import { readFileSync } from 'node:fs'
import { basename, extname } from 'node:path'

import { userEvent } from '@testing-library/user-event'

import { pause, real } from './real.ts'
import { byRole, isVisible, nameOf } from './roles.ts'
import { byLabel, byText, matcherOf, textOf, type Wanted } from './text.ts'

/** Milliseconds until a missing element or a wrong state is an error. */
export const TIMEOUT = Number(process.env.STAGE_TIMEOUT ?? 5_000)

const PAUSES = [0, 0, 0, 0, 0, 0, 1, 1, 2, 2, 5, 5, 10]

/** Repeats until `attempt` returns true. @returns whether it did in time */
export async function retry(attempt: () => boolean | Promise<boolean>, timeout = TIMEOUT): Promise<boolean> {
  const end = real.elapsed() + timeout
  for (let tries = 0; ; tries += 1) {
    if (await attempt()) return true
    if (real.elapsed() > end) return false
    await pause(PAUSES[tries] ?? 20)
  }
}

type Exact = { readonly exact?: boolean }
type RoleOptions = Exact & {
  readonly name?: Wanted
  readonly checked?: boolean
  readonly selected?: boolean
  readonly expanded?: boolean
  readonly pressed?: boolean
  readonly disabled?: boolean
  readonly level?: number
  readonly includeHidden?: boolean
}
type FilterOptions = {
  readonly hasText?: Wanted
  readonly hasNotText?: Wanted
  readonly has?: Locator
  readonly hasNot?: Locator
  readonly visible?: boolean
}
type ClickOptions = { readonly force?: boolean; readonly position?: object; readonly timeout?: number }
type OfMemory = { readonly name: string; readonly mimeType: string; readonly buffer: Uint8Array }
type GivenFile = string | OfMemory
type Choice = string | { readonly label?: string; readonly value?: string; readonly index?: number }

/** An option that would be ignored could make an assertion hold. */
function refuseUnknown(options: object, known: readonly string[]): void {
  const unknown = Object.keys(options).filter((name) => !known.includes(name))
  if (unknown.length > 0) throw new Error(`The stage does not know the option ${unknown.join(', ')}`)
}

const STATES = ['checked', 'selected', 'expanded', 'pressed', 'disabled', 'level', 'includeHidden']

type Find = (root: Document | Element) => Element[]

/** Of a search that starts at the document or at elements. */
abstract class Searching {
  protected abstract search(find: Find, words: string): Locator

  getByRole(role: string, options: RoleOptions = {}): Locator {
    refuseUnknown(options, ['name', 'exact', ...STATES])
    const { name, exact = false } = options
    const matches = name === undefined ? null : matcherOf(name, exact)
    const words = name === undefined ? role : `${role} «${name}»`
    return this.search((root) => {
      const found = byRole(root, role, options.includeHidden).filter((element) => hasState(element, options))
      return matches ? found.filter((element) => matches(nameOf(element))) : found
    }, words)
  }

  getByText(wanted: Wanted, { exact = false }: Exact = {}): Locator {
    return this.search((root) => byText(root, wanted, exact), `text «${wanted}»`)
  }

  getByLabel(wanted: Wanted, { exact = false }: Exact = {}): Locator {
    return this.search((root) => byLabel(root, wanted, exact), `label «${wanted}»`)
  }

  locator(selector: string, options: FilterOptions = {}): Locator {
    return this.search((root) => [...root.querySelectorAll(selector)], selector).filter(options)
  }
}

const hasState = (
  element: Element,
  { checked, selected, expanded, pressed, disabled, level }: RoleOptions,
): boolean =>
  (checked === undefined || isChecked(element) === checked) &&
  (selected === undefined || element.getAttribute('aria-selected') === String(selected)) &&
  (expanded === undefined || element.getAttribute('aria-expanded') === String(expanded)) &&
  (pressed === undefined || element.getAttribute('aria-pressed') === String(pressed)) &&
  (disabled === undefined || isDisabled(element) === disabled) &&
  (level === undefined || element.tagName === `H${level}`)

export const isChecked = (element: Element): boolean =>
  'checked' in element
    ? (element as HTMLInputElement).checked
    : element.getAttribute('aria-checked') === 'true'

export const isDisabled = (element: Element): boolean =>
  element.matches(':disabled') || element.closest('[aria-disabled=true]') !== null

/** The elements are searched for again at each use, as Playwright does. */
export class Locator extends Searching {
  readonly #all: () => Element[]
  readonly #words: string

  constructor(all: () => Element[], words: string) {
    super()
    this.#all = all
    this.#words = words
  }

  override toString(): string {
    return this.#words
  }
  /** The elements now. */
  now = (): Element[] => this.#all()

  protected override search(find: Find, words: string): Locator {
    const within = this.#all
    return new Locator(() => unique(within().flatMap((root) => find(root))), `${words} in ${this.#words}`)
  }

  filter(options: FilterOptions): Locator {
    refuseUnknown(options, ['hasText', 'hasNotText', 'has', 'hasNot', 'visible'])
    const { hasText, hasNotText, has, hasNot, visible } = options
    const text = hasText === undefined ? null : matcherOf(hasText)
    const notText = hasNotText === undefined ? null : matcherOf(hasNotText)
    const contains = (element: Element, { now }: Locator) =>
      now().some((inner) => element !== inner && element.contains(inner))
    return new Locator(
      () =>
        this.#all().filter(
          (element) =>
            (!text || text(textOf(element))) &&
            !notText?.(textOf(element)) &&
            (!has || contains(element, has)) &&
            (!hasNot || !contains(element, hasNot)) &&
            (visible === undefined || isVisible(element) === visible),
        ),
      hasText === undefined ? this.#words : `${this.#words} with «${hasText}»`,
    )
  }

  or = (other: Locator): Locator =>
    new Locator(() => inOrder(unique([...this.#all(), ...other.now()])), `${this.#words} or ${other}`)
  and = (other: Locator): Locator =>
    new Locator(
      () => this.#all().filter((element) => other.now().includes(element)),
      `${this.#words} and ${other}`,
    )
  first = (): Locator => this.nth(0)
  last = (): Locator => this.nth(-1)
  nth = (index: number): Locator =>
    new Locator(() => [this.#all().at(index)].filter((found) => found !== undefined), this.#words)

  count = async (): Promise<number> => this.#all().length
  all = async (): Promise<Locator[]> => this.#all().map((_, index) => this.nth(index))
  isVisible = async (): Promise<boolean> => this.#all().some(isVisible)
  isHidden = async (): Promise<boolean> => !(await this.isVisible())
  isChecked = async (): Promise<boolean> => isChecked(await this.one())
  isEnabled = async (): Promise<boolean> => !isDisabled(await this.one())
  isDisabled = async (): Promise<boolean> => isDisabled(await this.one())
  textContent = async (): Promise<string | null> => (await this.one()).textContent
  innerText = async (): Promise<string> => (await this.one()).textContent ?? ''
  allTextContents = async (): Promise<string[]> => this.#all().map(({ textContent }) => textContent ?? '')
  getAttribute = async (name: string): Promise<string | null> => (await this.one()).getAttribute(name)
  inputValue = async (): Promise<string> => ((await this.one()) as HTMLInputElement).value
  evaluate = async <Value, Given>(
    run: (element: never, given: Given) => Value,
    given?: Given,
  ): Promise<Value> => run((await this.one()) as never, given as Given)
  evaluateAll = async <Value, Given>(
    run: (elements: never, given: Given) => Value,
    given?: Given,
  ): Promise<Value> => run(this.#all() as never, given as Given)

  async waitFor({
    state = 'visible',
    timeout = TIMEOUT,
  }: {
    state?: string
    timeout?: number
  } = {}): Promise<void> {
    const isSo = () => {
      const found = this.#all()
      if (state === 'attached') return found.length > 0
      if (state === 'detached') return found.length === 0
      if (found.length > 1) this.#refuseMany(found)
      return state === 'hidden' ? !found.some(isVisible) : found.some(isVisible)
    }
    if (!(await retry(isSo, timeout)))
      throw new Error(`${this.#words} did not become ${state}; ${this.seen()}`)
  }

  /** The element once there is one; more than one is an error at once, as of Playwright. */
  async one(
    isReady: (element: Element) => boolean = () => true,
    state = 'there',
    timeout = TIMEOUT,
  ): Promise<Element> {
    let found: Element | undefined
    await retry(() => {
      const all = this.#all()
      if (all.length > 1) this.#refuseMany(all)
      found = all[0] && isReady(all[0]) ? all[0] : undefined
      return found !== undefined
    }, timeout)
    if (found) return found
    throw new Error(`${this.#words} is not ${state}; ${this.seen()}`)
  }

  #refuseMany(found: readonly Element[]): never {
    throw new Error(`${this.#words} is ambiguous: ${found.length} elements, ${found.map(brief).join(', ')}`)
  }

  /** What is in the page instead, for the message of a failure. */
  seen(): string {
    const found = this.#all()
    return found.length === 0 ? 'there is none' : `there: ${found.slice(0, 5).map(brief).join(', ')}`
  }

  readonly #ready = (timeout?: number) =>
    this.one((element) => isVisible(element) && !isDisabled(element), 'visible and enabled', timeout)

  async click({ force = false, timeout }: ClickOptions = {}): Promise<void> {
    await user().click(await (force ? this.one(isVisible, 'visible', timeout) : this.#ready(timeout)))
  }
  async dblclick(): Promise<void> {
    await user().dblClick(await this.#ready())
  }
  async hover(): Promise<void> {
    await user().hover(await this.#ready())
  }
  async check(): Promise<void> {
    await this.setChecked(true)
  }
  async uncheck(): Promise<void> {
    await this.setChecked(false)
  }
  async setChecked(checked: boolean): Promise<void> {
    const element = await this.#ready()
    if (isChecked(element) !== checked) await user().click(element)
  }
  async fill(value: string): Promise<void> {
    fillIn((await this.#ready()) as HTMLInputElement, value)
  }
  clear = (): Promise<void> => this.fill('')
  async pressSequentially(text: string): Promise<void> {
    ;((await this.#ready()) as HTMLElement).focus()
    await user().keyboard(text.replace(/[{[]/g, '$&$&'))
  }
  async press(key: string): Promise<void> {
    const element = (await this.#ready()) as HTMLElement
    if (element.ownerDocument.activeElement !== element) element.focus()
    await user().keyboard(keysOf(key))
  }
  async focus(): Promise<void> {
    ;((await this.one()) as HTMLElement).focus()
  }
  async blur(): Promise<void> {
    ;((await this.one()) as HTMLElement).blur()
  }
  async scrollIntoViewIfNeeded(): Promise<void> {}
  async dispatchEvent(type: string, init: Record<string, unknown> = {}): Promise<void> {
    const element = await this.one()
    const event = new Event(type, { bubbles: true, cancelable: true, composed: true })
    for (const [name, value] of Object.entries(init)) Object.defineProperty(event, name, { value })
    element.dispatchEvent(event)
  }
  async selectOption(choice: Choice): Promise<void> {
    const isChosen = ({ label, value }: HTMLOptionElement) =>
      typeof choice === 'string'
        ? value === choice || label === choice
        : (choice.label ?? label) === label && (choice.value ?? value) === value
    const select = (await this.one(
      (element) =>
        isVisible(element) &&
        !isDisabled(element) &&
        [...(element as HTMLSelectElement).options].some(isChosen),
      `visible with the option ${JSON.stringify(choice)}`,
    )) as HTMLSelectElement
    const option = [...select.options].find(isChosen)
    if (option) await user().selectOptions(select, option)
  }
  async setInputFiles(given: GivenFile | readonly GivenFile[]): Promise<void> {
    const input = (await this.one()) as HTMLInputElement
    const files = [given].flat().map((file) => {
      const { name, mimeType, buffer } = typeof file === 'string' ? fileAt(file) : (file as OfMemory)
      return new File([buffer as BlobPart], name, { type: mimeType })
    })
    const list = Object.assign(Object.create(FileList.prototype), files, {
      item: (index: number) => files[index] ?? null,
    })
    Object.defineProperty(list, 'length', { value: files.length })
    Object.defineProperty(list, Symbol.iterator, { value: () => files.values() })
    Object.defineProperty(input, 'files', { value: list, configurable: true })
    // A file input that the page empties, as browsers do it.
    Object.defineProperty(input, 'value', {
      configurable: true,
      get: () => (input.files?.length ? `C:\\fakepath\\${files[0]?.name}` : ''),
      set: () => Reflect.deleteProperty(input, 'files'),
    })
    input.dispatchEvent(new Event('input', { bubbles: true }))
    input.dispatchEvent(new Event('change', { bubbles: true }))
  }
}

export class PageSearch extends Searching {
  protected override search(find: Find, words: string): Locator {
    return new Locator(() => find(document), words)
  }
}

const TYPES: Readonly<Record<string, string>> = {
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.heic': 'image/heic',
}

/** A file of the disk as a browser gives it to the page. */
const fileAt = (path: string): OfMemory => ({
  name: basename(path),
  mimeType: TYPES[extname(path).toLowerCase()] ?? '',
  buffer: readFileSync(path),
})

const unique = (elements: readonly Element[]) => [...new Set(elements)]
const inOrder = (elements: Element[]) => elements.sort((a, b) => (a.compareDocumentPosition(b) & 4 ? -1 : 1))

const brief = (element: Element): string => {
  const text = (element.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, 60)
  return `<${element.tagName.toLowerCase()}> «${element.getAttribute('aria-label') ?? text}»`
}

let prepared: { document: Document; user: ReturnType<typeof userEvent.setup> } | null = null

/** The hands of the person at the current document. */
export function user(): ReturnType<typeof userEvent.setup> {
  if (prepared?.document !== document) {
    const { clipboard } = navigator
    prepared = {
      document,
      user: userEvent.setup({ document, delay: null, pointerEventsCheck: 0, writeToClipboard: false }),
    }
    // It replaces the clipboard, of which a driver may have replaced a method.
    Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true })
  }
  return prepared.user
}

/** 'Shift+Tab' in the words of user-event. */
export function keysOf(key: string): string {
  const [last = '', ...held] = key.split('+').reverse()
  // Its name is that of the key, not of the character.
  const named = last === 'Space' ? '[Space]' : `{${last}}`
  const name = last.length === 1 ? last.replace(/[{[]/g, '$&$&') : named
  return held.reduce((inner, modifier) => `{${modifier}>}${inner}{/${modifier}}`, name)
}

/** Replaces the whole value in one input, as a paste does; it counts as changed when the field is left. */
function fillIn(element: HTMLInputElement, value: string): void {
  element.focus()
  const before = element.value
  const tellChange = () => {
    if (element.value !== before) element.dispatchEvent(new Event('change', { bubbles: true }))
  }
  element.addEventListener('blur', tellChange, { once: true, capture: true })
  try {
    element.setSelectionRange(0, element.value.length)
  } catch {
    // An input without a selection, such as one of a date.
  }
  const input = {
    bubbles: true,
    inputType: value === '' ? 'deleteContentBackward' : 'insertText',
    data: value || null,
  }
  if (element.dispatchEvent(new InputEvent('beforeinput', { ...input, cancelable: true }))) {
    const prototype = element instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement
    Object.getOwnPropertyDescriptor(prototype.prototype, 'value')?.set?.call(element, value)
    element.dispatchEvent(new InputEvent('input', input))
  }
}
