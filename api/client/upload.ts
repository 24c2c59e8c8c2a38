import { jsonOf } from './json.ts'
import { UPLOAD_TIMEOUT } from './terms.ts'

export type UploadRequest = {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly form: FormData
  readonly signal: AbortSignal | undefined
  /** Called repeatedly with the bytes of the body sent so far. */
  readonly onProgress: ((sent: number) => void) | undefined
}

export type UploadResponse = { readonly status: number; readonly data: unknown }

/** Sends a form and resolves with the response, whatever its status; rejects without a response. */
export type Upload = (request: UploadRequest) => Promise<UploadResponse>

/**
 * Uses XMLHttpRequest, because `fetch` reports no upload progress. Without progress or response for
 * `UPLOAD_TIMEOUT` it counts as interrupted.
 */
export const uploadByXhr: Upload = ({ url, headers, form, signal, onProgress }) =>
  new Promise((resolve, reject) => {
    // `abort()` before `send()` fires no event.
    if (signal?.aborted) return reject(new Error('The upload was given up'))
    const xhr = new XMLHttpRequest()
    const abort = () => xhr.abort()
    let timer = setTimeout(abort, UPLOAD_TIMEOUT)
    const restartTimer = () => {
      clearTimeout(timer)
      timer = setTimeout(abort, UPLOAD_TIMEOUT)
    }
    xhr.open('POST', url)
    for (const [name, value] of Object.entries(headers)) xhr.setRequestHeader(name, value)
    xhr.upload.onprogress = ({ loaded }) => {
      restartTimer()
      onProgress?.(loaded)
    }
    xhr.onload = () => resolve({ status: xhr.status, data: jsonOf(xhr.responseText) })
    xhr.onerror = () => reject(new Error('The upload failed'))
    xhr.onabort = () => reject(new Error('The upload was given up'))
    xhr.onloadend = () => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', abort)
    }
    signal?.addEventListener('abort', abort)
    xhr.send(form)
  })
