import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { incomingIn } from '#server/documents/incoming.ts'
import { readForm } from '#server/http/form.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const data = temporaryFolder()
const folder = () => join(data, 'incoming')

const FILE = '--x\r\nContent-Disposition: form-data; name="arquivo"; filename="rg.pdf"\r\n\r\n%PDF-1.7\r\n'
const END = '--x--\r\n'

async function* pieces(...texts: string[]) {
  for (const text of texts) yield Buffer.from(text)
}

const read = (body: AsyncIterable<Uint8Array>, stallMilliseconds?: number) =>
  readForm(body, 'multipart/form-data; boundary=x', incomingIn(folder()), stallMilliseconds)

const left = () => (existsSync(folder()) ? readdirSync(folder()) : [])

test('readForm accepts chunks of any size', async () => {
  const { fields, discard } = await read(pieces(...FILE, ...END))
  expect(await (fields.arquivo as File).text()).toBe('%PDF-1.7')
  expect((fields.arquivo as File).name).toBe('rg.pdf')
  await discard()
  expect(left()).toEqual([])
})

test('readForm ignores bytes after the end', async () => {
  const { fields, discard } = await read(pieces(FILE, END, '--x\r\nX: y\r\n\r\n', END))
  expect(Object.keys(fields)).toEqual(['arquivo'])
  await discard()
})

/** Yields a start and then waits for the abort. */
async function* stopping(signal: AbortSignal) {
  yield* pieces(FILE)
  await new Promise((_resolve, reject) => signal.addEventListener('abort', reject))
}

test.each([
  [
    'a large part that is none of a form',
    () => pieces(`${FILE}--x\r\nX: y\r\n\r\n${'y'.repeat(70_000)}\r\n${END}`),
  ],
  ['a body that does not go on', () => stopping(AbortSignal.timeout(200))],
])('readForm rejects %s at once', async (_what, body) => {
  await expect(read(body(), 50)).rejects.toMatchObject({ kind: 'malformed' })
  expect(left()).toEqual([])
})
