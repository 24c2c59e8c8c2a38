import { JSDOM, VirtualConsole } from 'jsdom'

import { giveFiles } from './files.ts'
import { real } from './real.ts'

/**
 * What Node has stays Node's, but for events: the language, timers, the network, and files, which the server in this
 * process reads too. Blob, File, FormData and AbortSignal of jsdom are not those that fetch and Request accept.
 */
const OF_PAGE = ['Event', 'EventTarget', 'CustomEvent', 'MessageEvent', 'navigator']
/** These the stage gives to the process itself. */
const OF_STAGE = [
  'requestAnimationFrame',
  'cancelAnimationFrame',
  'requestIdleCallback',
  'cancelIdleCallback',
  'XMLHttpRequest',
]
const OF_NODE = new Set([
  ...Object.getOwnPropertyNames(globalThis).filter((name) => !OF_PAGE.includes(name)),
  ...OF_STAGE,
])

const WIDTH = 1280
const HEIGHT = 800
const PIXELS_PER_EM = 16

/** Whether a media query applies at the width of the journeys, with reduced motion. */
function matchesMedia(query: string): boolean {
  const width = /\((min|max)-width: ([\d.]+)(em|px)\)/g
  if (/forced-colors: active|pointer: coarse|prefers-contrast|scripting: none|print/.test(query)) return false
  return [...query.matchAll(width)].every(([, edge, size, unit]) => {
    const pixels = Number(size) * (unit === 'em' ? PIXELS_PER_EM : 1)
    return edge === 'min' ? WIDTH >= pixels : WIDTH <= pixels
  })
}

class Clipboard {
  text = ''
  async writeText(text: string): Promise<void> {
    this.text = text
  }
}

/** Files that are dropped. */
class DataTransfer {
  readonly files: File[] = []
  dropEffect = 'none'
  readonly items = { add: (file: File) => void this.files.push(file), length: 0 }
  get types() {
    return this.files.length > 0 ? ['Files'] : []
  }
}

const dragEventOf = (window: PageWindow) =>
  class DragEvent extends window.MouseEvent {
    readonly dataTransfer: DataTransfer | null
    constructor(type: string, init: MouseEventInit & { dataTransfer?: DataTransfer } = {}) {
      super(type, init)
      this.dataTransfer = init.dataTransfer ?? null
    }
  }

class NeverObserved {
  observe() {}
  unobserve() {}
  disconnect() {}
}

export type PageWindow = JSDOM['window']

let current: JSDOM | null = null

let listener = (_window: PageWindow) => {}

/** Called with each window that is opened from now on. */
export const onWindow = (next: typeof listener): void => {
  listener = next
}

/** A new window, which from now on is the one of this process. */
export function openWindow(html: string, url: string, onError: (message: string) => void): PageWindow {
  const virtualConsole = new VirtualConsole()
  // Stylesheets are not loaded, and navigations are the stage's.
  virtualConsole.on('jsdomError', (error) => {
    if (error.type !== 'not-implemented' && !/Not implemented/.test(error.message))
      onError(`thrown: ${error.message}`)
  })
  const opened = new JSDOM(html, { url, pretendToBeVisual: false, virtualConsole })
  current?.window.close()
  current = opened
  const { window } = opened
  Object.assign(window, { innerWidth: WIDTH, innerHeight: HEIGHT })
  const given = {
    matchMedia: (media: string) => ({
      media,
      matches: matchesMedia(media),
      addEventListener() {},
      removeEventListener() {},
    }),
    DataTransfer,
    DragEvent: dragEventOf(window),
    ResizeObserver: NeverObserved,
    IntersectionObserver: NeverObserved,
    scrollTo() {},
    scrollBy() {},
    requestIdleCallback: globalThis.requestIdleCallback,
    requestAnimationFrame: globalThis.requestAnimationFrame,
    // jsdom goes through the history by them, which a stopped clock does not stop in a browser.
    setTimeout: real.setTimeout,
    clearTimeout: real.clearTimeout,
  }
  for (const [name, value] of Object.entries(given))
    Object.defineProperty(window, name, { value, configurable: true, writable: true })
  Object.defineProperty(window.document, 'hidden', { get: () => false, configurable: true })
  Object.defineProperty(window.document, 'visibilityState', { get: () => 'visible', configurable: true })
  Object.defineProperty(window.navigator, 'clipboard', { value: new Clipboard(), configurable: true })
  Object.defineProperty(window.navigator, 'onLine', { get: () => true, configurable: true })
  giveFiles(window)
  exposeNames(window)
  listener(window)
  return window
}

/** jsdom does not load other documents: what the page asks of its location goes to the stage. */
export function onNavigation({ location }: PageWindow, goTo: (url: string) => void): void {
  const implementation = Object.getOwnPropertySymbols(location).find(
    ({ description }) => description === 'impl',
  )
  if (!implementation) throw new Error('This version of jsdom keeps the location elsewhere')
  const go = (path: string) => goTo(new URL(path, location.href).href)
  Object.assign(Reflect.get(location, implementation), {
    assign: go,
    replace: go,
    reload: () => go(location.href),
  })
}

const exposed = new Set<string>()

/** The globals of this process are those of the current window. */
function exposeNames(window: PageWindow): void {
  const names = [
    ...Object.getOwnPropertyNames(window),
    'window',
    'self',
    'addEventListener',
    'removeEventListener',
    'dispatchEvent',
  ]
  for (const name of names) {
    if (OF_NODE.has(name) || exposed.has(name) || name.startsWith('_') || /^\d+$/.test(name)) continue
    exposed.add(name)
    Object.defineProperty(globalThis, name, {
      configurable: true,
      get: () =>
        name === 'window' || name === 'self' ? current?.window : Reflect.get(current?.window ?? {}, name),
      set: (value) => Reflect.set(current?.window ?? {}, name, value),
    })
  }
}
