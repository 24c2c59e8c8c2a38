import { resolveObjectURL } from 'node:buffer'

import type { JSDOM } from 'jsdom'

import { isOutside } from './real.ts'

const OfNode = { Blob: globalThis.Blob, File: globalThis.File }
let ofPage: { readonly Blob: typeof Blob; readonly File: typeof File } = OfNode

/** Drivers replace methods of files: those of the page, and not those that the server in this process reads. */
function filesOfPage() {
  class PageBlob extends OfNode.Blob {
    static override [Symbol.hasInstance] = (value: unknown) => value instanceof OfNode.Blob
    override slice(...args: Parameters<Blob['slice']>) {
      return Object.setPrototypeOf(super.slice(...args), PageBlob.prototype)
    }
  }
  class PageFile extends OfNode.File {
    static override [Symbol.hasInstance] = (value: unknown) => value instanceof OfNode.File
  }
  // A File stays one of Node, which alone keeps its name in a FormData.
  for (const name of ['arrayBuffer', 'text', 'stream', 'slice'] as const)
    Object.defineProperty(PageFile.prototype, name, { get: () => PageBlob.prototype[name] })
  return { Blob: PageBlob as typeof Blob, File: PageFile as typeof File }
}

for (const name of ['Blob', 'File'] as const) {
  Object.defineProperty(globalThis, name, {
    configurable: true,
    get: () => (isOutside() ? OfNode : ofPage)[name],
  })
}

const PICTURES = ['\x89PNG', '\xff\xd8\xff', 'GIF8', 'RIFF']

/** Whether a browser could show it. */
async function isPicture(url: string): Promise<boolean> {
  const blob = resolveObjectURL(url)
  if (blob === undefined) return false
  const bytes = Buffer.from(await OfNode.Blob.prototype.arrayBuffer.call(blob)).toString('latin1')
  return PICTURES.some((head) => bytes.startsWith(head))
}

/** Files, pictures and canvases of a new window, as far as the portal uses them. */
export function giveFiles(window: JSDOM['window']): void {
  ofPage = filesOfPage()
  const { HTMLImageElement, HTMLCanvasElement } = window
  const src = Object.getOwnPropertyDescriptor(HTMLImageElement.prototype, 'src')
  const load = (image: HTMLImageElement, url: string) => {
    if (!url.startsWith('blob:')) return
    void isPicture(url).then((isOne) => image.dispatchEvent(new window.Event(isOne ? 'load' : 'error')))
  }
  Object.defineProperty(HTMLImageElement.prototype, 'src', {
    ...src,
    set(url: string) {
      src?.set?.call(this, url)
      load(this, url)
    },
  })
  const setAttribute = HTMLImageElement.prototype.setAttribute
  HTMLImageElement.prototype.setAttribute = function set(name, value) {
    setAttribute.call(this, name, value)
    if (name === 'src') load(this, value)
  }
  const context = new Proxy({}, { get: () => () => {}, set: () => true })
  Object.assign(HTMLCanvasElement.prototype, {
    getContext: () => context,
    toBlob: (callback: BlobCallback, type = 'image/png') =>
      queueMicrotask(() => callback(new Blob(['picture'], { type }))),
  })
  const createImageBitmap = async ({ width = 1000, height = 1000 }: Partial<ImageBitmap>) => ({
    width,
    height,
    close() {},
  })
  Object.defineProperty(window, 'createImageBitmap', {
    value: createImageBitmap,
    configurable: true,
    writable: true,
  })
}
