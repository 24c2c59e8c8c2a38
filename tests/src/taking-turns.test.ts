import { expect, test } from 'vitest'

import { takingTurns } from '../../src/adapters/taking-turns.ts'

// P-many-files
test('two works run at once; the next begins when one of them ends, however it ends', async () => {
  const inTurn = takingTurns(2)
  const begun: string[] = []
  const endOf: Record<string, (error?: Error) => void> = {}
  const start = (name: string, signal = new AbortController().signal) =>
    inTurn(signal, () => {
      begun.push(name)
      return new Promise<string>((resolve, reject) => {
        endOf[name] = (error) => (error ? reject(error) : resolve(name))
      })
    })
  const first = start('a')
  const second = start('b')
  const cancelled = new AbortController()
  const waiting = start('c', cancelled.signal)
  const last = start('d')
  expect(begun).toEqual(['a', 'b'])
  cancelled.abort(new Error('cancelled'))
  endOf.a?.(new Error('lost'))
  await expect(first).rejects.toThrow('lost')
  await expect(waiting).rejects.toThrow('cancelled')
  await expect.poll(() => begun).toEqual(['a', 'b', 'd'])
  endOf.b?.()
  endOf.d?.()
  await expect(Promise.all([second, last])).resolves.toEqual(['b', 'd'])
})
