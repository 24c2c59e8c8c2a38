import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { NOT_JSON } from '#api/client/json.ts'
import { uploadByXhr } from '#api/client/upload.ts'

/** A fake XMLHttpRequest; the test triggers its events. */
class PlayedRequest {
  static last: PlayedRequest
  readonly upload: { onprogress?: (event: { loaded: number }) => void } = {}
  readonly headers: Record<string, string> = {}
  status = 0
  responseText = ''
  opened: readonly string[] = []
  body: unknown = null
  onload?: () => void
  onerror?: () => void
  onabort?: () => void
  onloadend?: () => void

  constructor() {
    PlayedRequest.last = this
  }
  open(...opened: string[]) {
    this.opened = opened
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value
  }
  send(body: unknown) {
    this.body = body
  }
  abort() {
    // As in browsers: `abort()` before `send()` fires no event.
    if (this.body === null) return
    this.onabort?.()
    this.onloadend?.()
  }
  answer(status: number, text: string) {
    this.status = status
    this.responseText = text
    this.onload?.()
    this.onloadend?.()
  }
  breakOff() {
    this.onerror?.()
    this.onloadend?.()
  }
}

const form = new FormData()

function start(signal?: AbortSignal) {
  const progress: number[] = []
  const upload = uploadByXhr({
    url: 'https://api.test/api/novodocumento',
    headers: { authorization: 'Bearer t' },
    form,
    signal,
    onProgress: (sent) => progress.push(sent),
  })
  const outcome = upload.then(
    (answer) => answer,
    (error: Error) => error.message,
  )
  return { outcome, progress, request: PlayedRequest.last }
}

beforeEach(() => {
  vi.stubGlobal('XMLHttpRequest', PlayedRequest)
  vi.useFakeTimers()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('uploadByXhr', () => {
  test('posts the form with its headers, reports progress and returns the response', async () => {
    const { outcome, progress, request } = start()
    expect(request.opened).toEqual(['POST', 'https://api.test/api/novodocumento'])
    expect(request.headers).toEqual({ authorization: 'Bearer t' })
    expect(request.body).toBe(form)
    request.upload.onprogress?.({ loaded: 10 })
    request.upload.onprogress?.({ loaded: 25 })
    request.answer(422, '{"codigo":"erro"}')
    expect(await outcome).toEqual({ status: 422, data: { codigo: 'erro' } })
    expect(progress).toEqual([10, 25])
  })

  test('reports a response that is not JSON', async () => {
    const { outcome, request } = start()
    request.answer(502, '<html>')
    expect(await outcome).toEqual({ status: 502, data: NOT_JSON })
  })

  test('rejects if the connection fails', async () => {
    const { outcome, request } = start()
    request.breakOff()
    expect(await outcome).toBe('The upload failed')
  })

  test('stops when aborted, also before it started', async () => {
    const caller = new AbortController()
    const { outcome } = start(caller.signal)
    caller.abort()
    expect(await outcome).toBe('The upload was given up')
    expect(await start(AbortSignal.abort()).outcome).toBe('The upload was given up')
  })

  test('may be slow, but times out after a minute without progress', async () => {
    const { outcome, request } = start()
    let ended = false
    void outcome.then(() => {
      ended = true
    })
    for (let minute = 0; minute < 5; minute += 1) {
      await vi.advanceTimersByTimeAsync(59_999)
      request.upload.onprogress?.({ loaded: minute })
    }
    expect(ended).toBe(false)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(await outcome).toBe('The upload was given up')
  })
})
