/** A function that runs in the page. It uses nothing from outside it, and its arguments are JSON. */
export type InPage<Args extends readonly unknown[], Answer> = (...args: Args) => Answer

/** How to find an element, in the page. */
export type Finder<Args extends readonly unknown[]> = InPage<Args, Element>

export type Size = { readonly width: number; readonly height: number }

/** One window of a browser, by whichever protocol it is driven. Every verb ends when the browser has done it. */
export type Browser = {
  /** Loads that address, to the end. */
  readonly open: (url: string) => Promise<void>
  /** The answer is JSON, or a promise of it. */
  readonly ask: <Args extends readonly unknown[], Answer>(
    inPage: InPage<Args, Answer | Promise<Answer>>,
    ...args: Args
  ) => Promise<Answer>
  /** Runs that source in the page, past its content policy. */
  readonly run: (source: string) => Promise<void>
  /** Presses the mouse on the middle of the element, which is scrolled into sight before. */
  readonly press: <Args extends readonly unknown[]>(finder: Finder<Args>, ...args: Args) => Promise<void>
  /** Gives a file to an `<input type="file">`. */
  readonly attach: <Args extends readonly unknown[]>(
    path: string,
    finder: Finder<Args>,
    ...args: Args
  ) => Promise<void>
  /** Presses keys one after the other, on whatever has the focus. */
  readonly type: (keys: string) => Promise<void>
  readonly resize: (size: Size) => Promise<void>
  /** What the window shows, as PNG. */
  readonly picture: () => Promise<Buffer>
  readonly close: () => Promise<void>
}

/** Keys that are no characters, as WebDriver writes them. */
export const keys = { escape: '\uE00C', backspace: '\uE003', arrowLeft: '\uE012' } as const
