import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

import { describe, expect, test } from 'vitest'

type Outcome = { readonly code: number | null; readonly stdout: string; readonly stderr: string }

/** Code that sends the program its signal; the timer keeps the process alive, like an open port. */
const SIGNAL = `setTimeout(() => {}, 60_000); setImmediate(() => process.kill(process.pid, 'SIGTERM'));`

/** A program that runs a server with this start and this message for failures, given as code. */
const program = (start: string, faultOf = '() => null', limit = '30_000'): Promise<Outcome> =>
  promisify(execFile)(process.execPath, [
    '--import',
    'tsx',
    '--input-type=module',
    '--eval',
    `import { runServer } from '#server/process/run.ts'; await runServer(${start}, ${faultOf}, ${limit})`,
  ]).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    ({ code, stdout, stderr }: Outcome) => ({ code, stdout, stderr }),
  )

describe.concurrent('a server that runs', () => {
  test('exits successfully on a signal', async () => {
    const start = `async () => { ${SIGNAL} return { close: async () => console.log('closed') } }`
    expect(await program(start)).toEqual({ code: 0, stdout: 'closed\n', stderr: '' })
  })

  test('ends at once on a second signal, also of the other kind, and closes only once', async () => {
    const start = `async () => {
      ${SIGNAL}
      const close = () => {
        console.log('closed')
        process.kill(process.pid, 'SIGINT')
        return new Promise(() => {})
      }
      return { close }
    }`
    // No exit code: the signal ended it.
    expect(await program(start)).toEqual({ code: null, stdout: 'closed\n', stderr: '' })
  })

  test('prints one sentence if it cannot start', async () => {
    const outcome = await program('async () => { throw new Error("x") }', '() => "A porta já está em uso."')
    expect(outcome).toEqual({ code: 1, stdout: '', stderr: 'A porta já está em uso.\n' })
  })

  test('ends with the name of what it waited for on timeout', async () => {
    const start = `({ waitFor }) => { waitFor('o banco de dados'); return new Promise(() => {}) }`
    expect(await program(start, '() => null', '2000')).toEqual({
      code: 1,
      stdout: '',
      stderr: 'O portal não iniciou: o banco de dados não respondeu em 2 segundos.\n',
    })
  })

  test('has the whole timeout for each wait', async () => {
    const start = `async ({ waitFor }) => {
      const { setTimeout: pause } = await import('node:timers/promises')
      for (const what of ['o banco de dados', 'o armazenamento de documentos']) {
        waitFor(what)
        await pause(1200)
      }
      ${SIGNAL}
      return { close: async () => console.log('closed') }
    }`
    expect(await program(start, '() => null', '2000')).toEqual({ code: 0, stdout: 'closed\n', stderr: '' })
  })

  test('has no timeout for its own work, and prints progress', async () => {
    const start = `async ({ workOn }) => {
      const { setTimeout: pause } = await import('node:timers/promises')
      workOn('o banco de dados está sendo preparado')
      await pause(1500)
      ${SIGNAL}
      return { close: async () => console.log('closed') }
    }`
    expect(await program(start, '() => null', '1000')).toEqual({
      code: 0,
      stdout: 'closed\n',
      stderr: 'O portal ainda não iniciou: o banco de dados está sendo preparado.\n',
    })
  })

  test.each([
    ['while it starts', 'async () => { throw new Error("CPF 52998224725") }'],
    [
      'outside a call',
      'async () => { setImmediate(() => { throw new Error("CPF 52998224725") }); return { close: async () => {} } }',
    ],
    [
      'in a promise that is not awaited',
      'async () => { Promise.reject(new Error("CPF 52998224725")); return { close: async () => {} } }',
    ],
    [
      'while it closes',
      `async () => { ${SIGNAL} return { close: async () => { throw new Error("CPF 52998224725") } } }`,
    ],
  ])('logs a stack trace for a failure %s, without secrets', async (_when, start) => {
    const { code, stdout, stderr } = await program(start)
    expect({ code, stderr }).toEqual({ code: 1, stderr: '' })
    expect(JSON.parse(stdout)).toMatchObject({
      level: 60,
      msg: 'crashed',
      err: { message: 'CPF [oculto]' },
    })
    expect(stdout).not.toContain('52998224725')
  })
})
