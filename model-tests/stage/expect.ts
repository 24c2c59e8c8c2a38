import { expect as expectValue } from 'vitest'

import { isChecked, isDisabled, Locator, retry, TIMEOUT } from './locator.ts'
import { StagePage } from './page.ts'
import { descriptionOf, isVisible, nameOf } from './roles.ts'
import { matcherOf, textOf, tidy, type Wanted } from './text.ts'

type Timed = { readonly timeout?: number | undefined }

const wordsOf = (wanted: unknown) => (wanted instanceof RegExp ? String(wanted) : JSON.stringify(wanted))

/** The assertions of Playwright that drivers use: they are repeated until they hold. */
class LocatorAssertions {
  readonly #locator: Locator
  readonly #isNot: boolean
  constructor(locator: Locator, isNot = false) {
    this.#locator = locator
    this.#isNot = isNot
  }
  get not() {
    return new LocatorAssertions(this.#locator, !this.#isNot)
  }

  async #all(
    words: string,
    holds: (elements: Element[]) => boolean,
    seen: (elements: Element[]) => string,
    timeout?: number,
  ) {
    if (await retry(() => holds(this.#locator.now()) !== this.#isNot, timeout)) return
    const not = this.#isNot ? 'not ' : ''
    throw new Error(`${this.#locator}: expected ${not}${words}; ${seen(this.#locator.now())}`)
  }

  #one(
    words: string,
    holds: (element: Element) => boolean,
    seen: (element: Element) => unknown,
    { timeout }: Timed = {},
  ) {
    return this.#all(
      words,
      (elements) => {
        if (elements.length > 1) throw new Error(`${this.#locator} is ambiguous: ${this.#locator.seen()}`)
        // Without an element neither an assertion nor its contrary holds.
        return elements[0] ? holds(elements[0]) : this.#isNot
      },
      ([element]) => (element ? `seen: ${wordsOf(seen(element))}` : 'there is none'),
      timeout,
    )
  }

  toBeVisible = ({ visible = true, timeout }: Timed & { readonly visible?: boolean } = {}) =>
    this.#all(
      'to be visible',
      (elements) => {
        if (elements.length > 1) throw new Error(`${this.#locator} is ambiguous: ${this.#locator.seen()}`)
        return elements.some(isVisible) === visible
      },
      () => this.#locator.seen(),
      timeout,
    )
  toBeHidden = (options: Timed = {}) => this.not.toBeVisible(options)
  toBeAttached = ({ timeout }: Timed = {}) =>
    this.#all(
      'to be there',
      ({ length }) => length > 0,
      () => this.#locator.seen(),
      timeout,
    )
  toHaveCount = (count: number, { timeout }: Timed = {}) =>
    this.#all(
      `${count} of them`,
      ({ length }) => length === count,
      () => this.#locator.seen(),
      timeout,
    )
  toHaveText = (wanted: Wanted | readonly Wanted[], { timeout }: Timed = {}) =>
    Array.isArray(wanted)
      ? this.#all(
          `the texts ${wanted.map(wordsOf).join(', ')}`,
          (elements) =>
            elements.length === wanted.length &&
            wanted.every((text, index) => matcherOf(text, true)(textOf(elements[index] as Element))),
          (elements) => `seen: ${elements.map((element) => wordsOf(tidy(textOf(element)))).join(', ')}`,
          timeout,
        )
      : this.#one(
          `the text ${wordsOf(wanted)}`,
          (element) => matcherOf(wanted as Wanted, true)(textOf(element)),
          (element) => tidy(textOf(element)),
          { timeout },
        )
  toContainText = (wanted: Wanted, options: Timed = {}) =>
    this.#one(
      `the text ${wordsOf(wanted)} in it`,
      (element) =>
        wanted instanceof RegExp
          ? wanted.test(tidy(textOf(element)))
          : tidy(textOf(element)).includes(tidy(wanted)),
      (element) => tidy(textOf(element)),
      options,
    )
  toHaveAttribute = (name: string, wanted?: Wanted, options: Timed = {}) =>
    this.#one(
      `the attribute ${name}${wanted === undefined ? '' : `=${wordsOf(wanted)}`}`,
      (element) => {
        const value = element.getAttribute(name)
        if (value === null || wanted === undefined) return value !== null
        return wanted instanceof RegExp ? wanted.test(value) : value === wanted
      },
      (element) => element.getAttribute(name),
      options,
    )
  toHaveValue = (wanted: Wanted, options: Timed = {}) =>
    this.#one(
      `the value ${wordsOf(wanted)}`,
      (element) => {
        const { value } = element as HTMLInputElement
        return wanted instanceof RegExp ? wanted.test(value) : value === wanted
      },
      (element) => (element as HTMLInputElement).value,
      options,
    )
  toHaveAccessibleName = (wanted: Wanted, options: Timed = {}) =>
    this.#one(
      `the name ${wordsOf(wanted)}`,
      (element) => matcherOf(wanted, true)(nameOf(element)),
      nameOf,
      options,
    )
  toHaveAccessibleDescription = (wanted: Wanted, options: Timed = {}) =>
    this.#one(
      `the description ${wordsOf(wanted)}`,
      (element) => matcherOf(wanted, true)(descriptionOf(element)),
      descriptionOf,
      options,
    )
  toBeChecked = ({ checked = true, ...options }: Timed & { readonly checked?: boolean } = {}) =>
    this.#one(
      checked ? 'to be checked' : 'not to be checked',
      (element) => isChecked(element) === checked,
      isChecked,
      options,
    )
  toBeEnabled = (options: Timed = {}) =>
    this.#one(
      'to be enabled',
      (element) => !isDisabled(element),
      () => 'disabled',
      options,
    )
  toBeDisabled = (options: Timed = {}) => this.#one('to be disabled', isDisabled, () => 'enabled', options)
  toBeFocused = (options: Timed = {}) =>
    this.#one(
      'to have the focus',
      (element) => element.ownerDocument.activeElement === element,
      ({ ownerDocument }) =>
        `the focus is on ${ownerDocument.activeElement?.tagName} «${nameOf(ownerDocument.activeElement ?? ownerDocument.body)}»`,
      options,
    )
}

class PageAssertions {
  readonly #page: StagePage
  readonly #isNot: boolean
  constructor(page: StagePage, isNot = false) {
    this.#page = page
    this.#isNot = isNot
  }
  get not() {
    return new PageAssertions(this.#page, !this.#isNot)
  }
  async #see(words: string, holds: () => boolean, seen: () => string, timeout?: number) {
    if (!(await retry(() => holds() !== this.#isNot, timeout)))
      throw new Error(`The page: expected ${this.#isNot ? 'not ' : ''}${words}; seen: ${seen()}`)
  }
  toHaveURL = (wanted: Wanted | ((url: URL) => boolean), { timeout }: Timed = {}) =>
    this.#see(
      `the URL ${wanted}`,
      () => this.#page.isAt(wanted),
      () => this.#page.url(),
      timeout,
    )
  toHaveTitle = (wanted: Wanted, { timeout }: Timed = {}) =>
    this.#see(
      `the title ${wanted}`,
      () => matcherOf(wanted, true)(document.title),
      () => document.title,
      timeout,
    )
}

type PollOptions = {
  readonly message?: string
  readonly timeout?: number
  readonly intervals?: readonly number[]
}

/** Any matcher of Vitest, repeated until it holds. */
function poll(read: () => unknown, { message = '', timeout = TIMEOUT }: PollOptions = {}) {
  const repeated = (isNot: boolean) =>
    new Proxy({} as Repeated, {
      get: (_target, matcher: string) =>
        matcher === 'not'
          ? repeated(true)
          : (...args: unknown[]) => until(() => judge(isNot, matcher, args), timeout),
    })
  const judge = async (isNot: boolean, matcher: string, args: readonly unknown[]) => {
    const assertion = expectValue(await read(), message)
    const target = (isNot ? assertion.not : assertion) as unknown as Record<
      string,
      (...given: unknown[]) => void
    >
    target[matcher]?.(...args)
  }
  return repeated(false)
}

type Repeated = { readonly not: Repeated } & Record<string, (...args: unknown[]) => Promise<void>>

/** Repeats what throws until it does not; throws its last error. */
async function until(run: () => unknown, timeout = TIMEOUT): Promise<void> {
  let error: unknown
  const attempt = async () => {
    try {
      await run()
      return true
    } catch (thrown) {
      error = thrown
      return false
    }
  }
  if (!(await retry(attempt, timeout))) throw error
}

const toPass = (run: () => unknown) => ({ toPass: ({ timeout }: Timed = {}) => until(run, timeout) })

function expectOf(subject: unknown, message?: string): unknown {
  if (subject instanceof Locator) return new LocatorAssertions(subject)
  if (subject instanceof StagePage) return new PageAssertions(subject)
  if (typeof subject === 'function')
    return Object.assign(expectValue(subject, message), toPass(subject as () => unknown))
  return expectValue(subject, message)
}

export const expect = Object.assign(expectOf, { poll, soft: expectOf })
