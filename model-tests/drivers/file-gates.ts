import type { Page } from '@playwright/test'

/** How the browser decodes a photo: as a picture, not at all, or as a picture that it cannot encode. */
export type Decoded = 'drawn' | 'broken' | 'not encoded'

/** What the page reads of files waits for a driver; each of these waits until the page reads. */
export type FileGates = {
  /** The first bytes of the file, and those of the rest. */
  readonly read: (head: string, rest?: string) => Promise<void>
  /** With that name of a DOMException; null for another error. */
  readonly failRead: (name: string | null) => Promise<void>
  readonly decode: (how: Decoded) => Promise<void>
}

type Read = { readonly head: string; readonly rest: string } | { readonly fails: string | null }

type Gates = { read: (how: Read) => boolean; decode: (how: Decoded) => boolean }

/**
 * Before the page is opened: its reads of the first bytes of files and its decoding of photos wait. Small files
 * with any content stand for all of them.
 */
export async function gateFiles(page: Page): Promise<FileGates> {
  await page.addInitScript(installGates)
  const pass = async <Name extends keyof Gates>(name: Name, how: Parameters<Gates[Name]>[0]) => {
    await page.waitForFunction(
      ([gate, verdict]) => {
        const { gates } = window as unknown as { gates: Record<string, (value: unknown) => boolean> }
        return gates[gate]?.(verdict) ?? false
      },
      [name, how] as const,
      { polling: 20 },
    )
  }
  return {
    read: (head, rest = '') => pass('read', { head, rest }),
    failRead: (fails) => pass('read', { fails }),
    decode: (how) => pass('decode', how),
  }
}

function installGates() {
  const heads = new WeakSet<Blob>()
  const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0)).buffer
  const original = { slice: Blob.prototype.slice, decode: window.createImageBitmap.bind(window) }
  const reads: ((how: Read) => void)[] = []
  const decodes: ((how: Decoded) => void)[] = []
  let rest = ''
  let encodes = true

  // The first bytes of a file are read before any others.
  const begun = new WeakSet<Blob>()
  Blob.prototype.slice = function sliceMarked(...range) {
    const piece = original.slice.apply(this, range)
    if (!begun.has(this)) heads.add(piece)
    begun.add(this)
    return piece
  }
  Blob.prototype.arrayBuffer = function readGated() {
    if (!heads.has(this)) return Promise.resolve(bytesOf(rest))
    return new Promise((resolve, reject) =>
      reads.push((how) => {
        if ('head' in how) {
          rest = how.rest
          resolve(bytesOf(how.head))
        } else reject(how.fails === null ? new Error('gone') : new DOMException('gone', how.fails))
      }),
    )
  }
  window.createImageBitmap = ((source: ImageBitmapSource) => {
    if (!(source instanceof Blob)) return original.decode(source)
    return new Promise((resolve, reject) =>
      decodes.push((how) => {
        encodes = how !== 'not encoded'
        if (how === 'broken') return reject(new DOMException('broken', 'InvalidStateError'))
        const canvas = document.createElement('canvas')
        canvas.width = 1000
        canvas.height = 1000
        canvas.getContext('2d')?.fillRect(0, 0, 10, 10)
        return resolve(original.decode(canvas))
      }),
    )
  }) as typeof window.createImageBitmap
  const encode = HTMLCanvasElement.prototype.toBlob
  HTMLCanvasElement.prototype.toBlob = function encodeGated(callback, ...others) {
    if (encodes) encode.call(this, callback, ...others)
    else callback(null)
  }

  const gates: Gates = {
    // Files that were replaced by others are not waited for any more.
    read: (how) => reads.splice(0).map((end) => end(how)).length > 0,
    decode: (how) => decodes.splice(0).map((end) => end(how)).length > 0,
  }
  Object.assign(window, { gates })
}
