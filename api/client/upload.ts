import { jsonOf } from './json.ts'

/** One file on its way, with the form that it travels in. */
export type UploadRequest = {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly form: FormData
  readonly signal: AbortSignal | undefined
  /** Told again and again how many bytes of the body have left. */
  readonly onProgress: ((sent: number) => void) | undefined
}

export type UploadAnswer = { readonly status: number; readonly data: unknown }

/** Sends a form and answers what came back, whatever the status; rejects where nothing came. */
export type Upload = (request: UploadRequest) => Promise<UploadAnswer>

/** Milliseconds without a byte moving, or without an answer to the last one, until an upload counts as interrupted. */
const PATIENCE = 60_000

/** By XMLHttpRequest: `fetch` does not tell how much has left. */
export const uploadByXhr: Upload = ({ url, headers, form, signal, onProgress }) =>
  new Promise((resolve, reject) => {
    // A request that was not sent yet ends without a word.
    if (signal?.aborted) return reject(new Error('The upload was given up'))
    const xhr = new XMLHttpRequest()
    const giveUp = () => xhr.abort()
    let patience = setTimeout(giveUp, PATIENCE)
    const hope = () => {
      clearTimeout(patience)
      patience = setTimeout(giveUp, PATIENCE)
    }
    xhr.open('POST', url)
    for (const [name, value] of Object.entries(headers)) xhr.setRequestHeader(name, value)
    xhr.upload.onprogress = ({ loaded }) => {
      hope()
      onProgress?.(loaded)
    }
    xhr.onload = () => resolve({ status: xhr.status, data: jsonOf(xhr.responseText) })
    xhr.onerror = () => reject(new Error('The upload failed'))
    xhr.onabort = () => reject(new Error('The upload was given up'))
    xhr.onloadend = () => {
      clearTimeout(patience)
      signal?.removeEventListener('abort', giveUp)
    }
    signal?.addEventListener('abort', giveUp)
    xhr.send(form)
  })
