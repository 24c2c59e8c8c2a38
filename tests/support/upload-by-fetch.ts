import { jsonOf } from '#api/client/json.ts'
import type { Upload } from '#api/client/upload.ts'

type Fetch = typeof globalThis.fetch

/** For tests without a browser; the whole body is sent at once. */
export const uploadByFetch =
  (fetch: Fetch): Upload =>
  async ({ url, headers, form, signal, onProgress }) => {
    const answer = await fetch(url, { method: 'POST', headers, body: form, signal: signal ?? null })
    onProgress?.([...form.values()].reduce((sum, value) => sum + (value instanceof File ? value.size : 0), 0))
    return { status: answer.status, data: jsonOf(await answer.text()) }
  }
