declare module 'jsdom' {
  export class VirtualConsole {
    on(type: 'jsdomError', listener: (error: Error & { readonly type?: string }) => void): void
  }
  export class JSDOM {
    constructor(
      html: string,
      options: { url: string; pretendToBeVisual: boolean; virtualConsole: VirtualConsole },
    )
    readonly window: Window & typeof globalThis
  }
}
declare module 'dom-accessibility-api' {
  type Options = { readonly getComputedStyle: typeof window.getComputedStyle }
  export function computeAccessibleName(element: Element, options: Options): string
  export function computeAccessibleDescription(element: Element, options: Options): string
}
