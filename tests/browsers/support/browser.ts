/** A function that runs in the page. It may use only its arguments, which are JSON. */
export type InPage<Args extends readonly unknown[], Answer> = (...args: Args) => Answer

export type Finder<Args extends readonly unknown[]> = InPage<Args, Element>

export type Size = { readonly width: number; readonly height: number }

/** In CSS pixels from the upper left corner of the window. */
export type Point = { readonly x: number; readonly y: number }

/** One window of a browser, for any driver protocol. Every method resolves when the browser is done. */
export type Browser = {
  /** Resolves when the page has loaded. */
  readonly open: (url: string) => Promise<void>
  /** Returns JSON, or a promise of it. */
  readonly ask: <Args extends readonly unknown[], Answer>(
    inPage: InPage<Args, Answer | Promise<Answer>>,
    ...args: Args
  ) => Promise<Answer>
  /** Runs the source in the page, in spite of its content security policy. */
  readonly run: (source: string) => Promise<void>
  /** Scrolls to the element, and clicks its middle. */
  readonly press: <Args extends readonly unknown[]>(finder: Finder<Args>, ...args: Args) => Promise<void>
  /** Holds the mouse button for 50 ms at that point of the window, and scrolls nothing. */
  readonly pressAt: (point: Point) => Promise<void>
  readonly attach: <Args extends readonly unknown[]>(
    path: string,
    finder: Finder<Args>,
    ...args: Args
  ) => Promise<void>
  /** Sends the keys one by one to the focused element. */
  readonly type: (keys: string) => Promise<void>
  readonly resize: (size: Size) => Promise<void>
  readonly picture: () => Promise<Buffer>
  readonly close: () => Promise<void>
}
