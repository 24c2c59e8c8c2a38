import { clock } from './clock.ts'
import { keysOf, PageSearch, retry, user } from './locator.ts'
import type { Network } from './network.ts'
import { isVisible } from './roles.ts'
import type { Wanted } from './text.ts'
import type { PageWindow } from './window.ts'

type Listener = (event: never) => unknown

/** What a tab of the browser keeps between two loads of the page. */
type Tab = { name: string; session: [string, string][]; local: [string, string][] }

export type Load = {
  readonly origin: string
  readonly network: Network
  /** Reads the page from the server, and starts the portal in a new window. @returns what ends it */
  readonly open: (url: URL, prepare: (window: PageWindow) => void) => Promise<() => void>
}

class OpenedTab {
  address: string
  opener: unknown = null
  readonly close: () => void
  constructor(address: string, close: () => void) {
    this.address = address
    this.close = close
  }
  readonly location = {
    replace: (url: string) => {
      this.address = url
    },
  }
}

/** A tab, with the names and the meaning of Playwright's page, over a window in this process. */
export class StagePage extends PageSearch {
  readonly #load: Load
  readonly #initScripts: (() => void)[] = []
  readonly #listeners = new Map<string, Set<Listener>>()
  readonly #tab: Tab = { name: '', session: [], local: [] }
  #end: (() => void) | null = null
  readonly clock = clock

  constructor(load: Load) {
    super()
    this.#load = load
    load.network.onRequest((request) => this.emit('request', request))
    load.network.onFailed((request) => this.emit('requestfailed', request))
    load.network.onAnswered((response) => this.emit('response', response))
  }

  route = async (...args: Parameters<Network['route']>): Promise<void> => this.#load.network.route(...args)
  unroute = async (...args: Parameters<Network['unroute']>): Promise<void> =>
    this.#load.network.unroute(...args)

  on(type: string, listener: Listener): void {
    const known = this.#listeners.get(type) ?? new Set()
    this.#listeners.set(type, known.add(listener))
  }
  off(type: string, listener: Listener): void {
    this.#listeners.get(type)?.delete(listener)
  }
  once(type: string, listener: Listener): void {
    const only = (event: never) => {
      this.off(type, only)
      return listener(event)
    }
    this.on(type, only)
  }
  emit(type: string, event: unknown): boolean {
    const known = [...(this.#listeners.get(type) ?? [])]
    for (const listener of known) listener(event as never)
    return known.length > 0
  }
  waitForEvent = (type: string): Promise<unknown> =>
    new Promise((resolve) => {
      this.once(type, resolve as Listener)
    })

  waitForResponse = (isWanted: (response: { url: () => string }) => boolean): Promise<unknown> =>
    new Promise((resolve) => {
      const see = (response: { url: () => string }) => {
        if (!isWanted(response)) return
        this.off('response', see as Listener)
        resolve(response)
      }
      this.on('response', see as Listener)
    })

  /** Asks the server beside the page. */
  readonly request = {
    get: (path: string, init: { headers?: Record<string, string> } = {}) =>
      this.#ask(path, { method: 'GET', ...init }),
    post: (path: string, { data, headers }: { data?: unknown; headers?: Record<string, string> } = {}) =>
      this.#ask(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(data ?? {}),
      }),
  }
  async #ask(path: string, init: RequestInit) {
    const response = await fetch(new URL(path, this.#load.origin), init)
    const text = await response.text()
    return {
      status: () => response.status,
      ok: () => response.ok,
      text: async () => text,
      json: async () => JSON.parse(text),
    }
  }

  async addInitScript<Given>(run: (given: Given) => void, given?: Given): Promise<void> {
    this.#initScripts.push(() => run(given as Given))
  }
  evaluate = async <Value, Given>(run: (given: Given) => Value, given?: Given): Promise<Awaited<Value>> =>
    await run(given as Given)
  async waitForFunction<Given>(run: (given: Given) => unknown, given?: Given): Promise<void> {
    if (!(await retry(() => Boolean(run(given as Given))))) throw new Error(`${run} did not become true`)
  }

  url = (): string => (this.#end ? window.location.href : 'about:blank')
  title = async (): Promise<string> => document.title
  isAt(wanted: Wanted | ((url: URL) => boolean)): boolean {
    if (typeof wanted === 'function') return wanted(new URL(this.url()))
    if (wanted instanceof RegExp) return wanted.test(this.url())
    return this.url() === new URL(wanted, this.#load.origin).href
  }
  async waitForURL(wanted: Wanted | ((url: URL) => boolean)): Promise<void> {
    if (!(await retry(() => this.isAt(wanted))))
      throw new Error(`The URL did not become ${wanted}: ${this.url()}`)
  }

  async goto(path: string): Promise<void> {
    const url = new URL(path, this.#load.origin)
    if (!this.#unload()) return
    this.#end = await this.#load.open(url, (window) => {
      window.name = this.#tab.name
      for (const [key, value] of this.#tab.session) window.sessionStorage.setItem(key, value)
      for (const [key, value] of this.#tab.local) window.localStorage.setItem(key, value)
      for (const run of this.#initScripts) run()
    })
  }
  reload = (): Promise<void> => this.goto(this.url())
  async goBack(): Promise<void> {
    window.history.back()
  }
  async goForward(): Promise<void> {
    window.history.forward()
  }

  /** @returns false if the person stays */
  #unload(): boolean {
    if (this.#end === null) return true
    const asked = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(asked)
    let stays = false
    if (asked.defaultPrevented) {
      const dialog = {
        type: () => 'beforeunload',
        accept: async () => {},
        dismiss: async () => {
          stays = true
        },
      }
      this.emit('dialog', dialog)
    }
    if (stays) return false
    window.dispatchEvent(new Event('pagehide'))
    Object.assign(this.#tab, {
      name: window.name,
      session: Object.entries(window.sessionStorage),
      local: Object.entries(window.localStorage),
    })
    this.close()
    return true
  }

  close(): void {
    this.#end?.()
    this.#end = null
    clock.reset()
    this.#load.network.abortAll()
  }

  readonly keyboard = {
    press: (key: string): Promise<void> => user().keyboard(keysOf(key)),
    type: (text: string): Promise<void> => user().keyboard(text.replace(/[{[]/g, '$&$&')),
  }
  readonly mouse = { move: (): Promise<void> => user().hover(document.body) }
  readonly #tabs: OpenedTab[] = []
  /** As `window.open`: another tab only shows where it was led. */
  openTab = (url: string | URL = ''): Window => {
    const tab = new OpenedTab(String(url), () => this.#tabs.splice(this.#tabs.indexOf(tab), 1))
    this.#tabs.push(tab)
    return tab as unknown as Window
  }
  context = () => ({
    grantPermissions: async () => {},
    addInitScript: this.addInitScript.bind(this),
    route: this.route,
    pages: () => [this, ...this.#tabs.map((tab) => ({ url: () => tab.address }))],
  })
  screenshot = async (): Promise<void> => {}
  bringToFront = async (): Promise<void> => {}

  /** The text that a person sees, for a failure. */
  shown(): string {
    if (!this.#end) return ''
    const parts: string[] = []
    const visit = (node: Node): void => {
      if (node.nodeType === 3) parts.push(node.textContent?.trim() ?? '')
      else if (node.nodeType === 1 && isVisible(node as Element))
        for (const child of node.childNodes) visit(child)
    }
    visit(document.body)
    return parts.filter(Boolean).join(' · ')
  }
}
