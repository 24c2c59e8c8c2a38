import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

import Bidi from 'selenium-webdriver/bidi/index.js'

import type { Browser, InPage } from './browser.ts'

/** Without animations. */
const PREFERENCES = 'user_pref("ui.prefersReducedMotion", 1);\n'

export type FirefoxPrograms = { readonly executable: string }

type Remote = { readonly value?: string; readonly sharedId?: string }

type Reply =
  | { readonly type: 'success'; readonly result: unknown }
  | { readonly type: 'error'; readonly message: string }

type Evaluated = { readonly result: Remote; readonly exceptionDetails?: { readonly text: string } }

/** The URL at which Firefox listens; rejects with its output if it ends before. */
async function listening(firefox: ChildProcess): Promise<string> {
  const written: string[] = []
  if (firefox.stderr === null) throw new Error('Firefox has no stderr')
  for await (const line of createInterface({ input: firefox.stderr })) {
    written.push(line)
    const url = /^WebDriver BiDi listening on (ws:\S+)$/.exec(line)?.[1]
    if (url !== undefined) return url
  }
  throw new Error(`Firefox ended before it listened:\n${written.join('\n')}`)
}

/** Starts Firefox and drives it by WebDriver BiDi, which needs no separate driver. */
export async function startFirefox({ executable }: FirefoxPrograms): Promise<Browser> {
  const profile = await mkdtemp(join(tmpdir(), 'portal-firefox-'))
  await writeFile(join(profile, 'user.js'), PREFERENCES)
  const firefox = spawn(executable, ['--headless', '--remote-debugging-port=0', '--profile', profile], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const ended = once(firefox, 'exit')
  const end = async () => {
    firefox.kill()
    await ended
    await rm(profile, { recursive: true, force: true })
  }
  try {
    const connection = new Bidi(`${await listening(firefox)}/session`)
    firefox.stderr.resume()
    return await drive(connection, end)
  } catch (error) {
    await end()
    throw error
  }
}

/** Runs in the page: scrolls to the element; throws if another one covers its middle. */
function intoReach(element: Element): void {
  element.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  const { left, top, width, height } = element.getBoundingClientRect()
  const hit = document.elementFromPoint(left + width / 2, top + height / 2)
  if (hit === null || !element.contains(hit)) throw new Error(`${hit?.outerHTML} is over it`)
}

async function drive(connection: Bidi, end: () => Promise<void>): Promise<Browser> {
  async function send<Result>(method: string, params: Record<string, unknown> = {}): Promise<Result> {
    const reply = (await connection.send({ method, params })) as Reply
    if (reply.type === 'error') throw new Error(`${method}: ${reply.message}`)
    return reply.result as Result
  }

  await send('session.new', { capabilities: {} })
  const { contexts } = await send<{ contexts: readonly { context: string }[] }>('browsingContext.getTree')
  const context = contexts[0]?.context

  async function evaluate(functionDeclaration: string, args: readonly object[] = []): Promise<Remote> {
    const { result, exceptionDetails } = await send<Evaluated>('script.callFunction', {
      functionDeclaration,
      arguments: args,
      target: { context },
      awaitPromise: true,
    })
    if (exceptionDetails) throw new Error(exceptionDetails.text)
    return result
  }

  const call = (inPage: InPage<never, unknown>) => `(${inPage})(...JSON.parse(args))`
  const given = (args: readonly unknown[]) => [{ type: 'string', value: JSON.stringify(args) }]

  async function find(finder: InPage<never, Element>, args: readonly unknown[]) {
    const { sharedId } = await evaluate(`(args) => ${call(finder)}`, given(args))
    if (sharedId === undefined) throw new Error('The finder answered no element')
    return { sharedId }
  }

  const act = (...actions: readonly object[]) => send('input.performActions', { context, actions })

  return {
    open: async (url) => {
      await send('browsingContext.navigate', { context, url, wait: 'complete' })
    },
    ask: async (inPage, ...args) => {
      const { value } = await evaluate(
        `async (args) => JSON.stringify((await ${call(inPage)}) ?? null)`,
        given(args),
      )
      return JSON.parse(value ?? 'null')
    },
    run: async (source) => {
      await evaluate(`() => { ${source} }`)
    },
    press: async (finder, ...args) => {
      const element = await find(finder, args)
      await evaluate(`${intoReach}`, [element])
      await act({
        type: 'pointer',
        id: 'mouse',
        actions: [
          { type: 'pointerMove', x: 0, y: 0, origin: { type: 'element', element } },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      })
    },
    pressAt: async ({ x, y }) => {
      await act({
        type: 'pointer',
        id: 'mouse',
        actions: [
          { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
          { type: 'pointerDown', button: 0 },
          { type: 'pause', duration: 50 },
          { type: 'pointerUp', button: 0 },
        ],
      })
    },
    attach: async (path, finder, ...args) => {
      await send('input.setFiles', { context, element: await find(finder, args), files: [path] })
    },
    type: async (keys) => {
      const strokes = [...keys].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ])
      await act({ type: 'key', id: 'keyboard', actions: strokes })
    },
    resize: async (viewport) => {
      await send('browsingContext.setViewport', { context, viewport })
    },
    picture: async () => {
      const { data } = await send<{ data: string }>('browsingContext.captureScreenshot', { context })
      return Buffer.from(data, 'base64')
    },
    close: async () => {
      await connection.close()
      await end()
    },
  }
}
