import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { Page } from '@playwright/test'

import { block } from '#ui/primitives/skeleton.css.ts'
import { startPortal } from '../../src/start-portal.tsx'
import { holdCall } from '../drivers/held-call.ts'
import { lendSessionTo, type Stage } from '../drivers/stage.ts'
import { closeChannels, installChannels } from './channels.ts'
import { clock } from './clock.ts'
import { createNetwork, xhrOver } from './network.ts'
import { StagePage } from './page.ts'
import { setHiddenByStyle } from './roles.ts'
import { ORIGIN, type StageServer, startServer } from './server.ts'
import { onNavigation, openWindow } from './window.ts'

let server: Promise<StageServer> | undefined

/** One server for all paths of a worker. */
const stageServer = (): Promise<StageServer> => {
  server ??= startServer()
  return server
}

// Of ui/first-page.css.ts and ui/primitives/skeleton.css.ts.
const HIDDEN = [':root.arriving #root', ':root:not(.arriving) .first-page-arriving', `.${block} ~ *`].join()
setHiddenByStyle((element) => element.matches(HIDDEN))

installChannels()

/** A driver that calls the server itself does not ask through the page. */
globalThis.fetch = (async (input: string | URL | Request, init?: RequestInit) =>
  (await stageServer()).answer(new Request(input, init))) as typeof globalThis.fetch

const INLINE = /<script>([\s\S]*?)<\/script>/

declare global {
  /** Imports of the sources that are files of their own in the build; the plugin `held-imports` calls it. */
  var loadScript: <Code>(name: string, load: () => Promise<Code>) => Promise<Code>
}

/** A new tab in a browser without any data, and the server. */
export async function openStage(): Promise<Stage & { close: () => Promise<void>; shown: () => string }> {
  const running = await stageServer()
  const pageErrors: string[] = []
  clock.renew()
  const requests = createNetwork(running, ORIGIN)
  const stagePage = new StagePage({
    origin: ORIGIN,
    network: requests,
    async open(url, prepare) {
      const request = requests.requestsOfLoad()
      const fetch = ((input, init) => request(input as string, init)) as typeof globalThis.fetch
      globalThis.XMLHttpRequest = xhrOver(request) as unknown as typeof XMLHttpRequest
      globalThis.loadScript = async (name, load) => {
        const { ok } = await request(`/assets/${name}-stage.js`, {}, 'script')
        if (!ok) throw new TypeError('Failed to fetch dynamically imported module')
        return load()
      }
      const response = await request(url, { headers: { accept: 'text/html' } }, 'document')
      const html = await response.text()
      const window = openWindow(html, url.href, (message) => pageErrors.push(message))
      onNavigation(window, (to) => void stagePage.goto(to))
      window.open = stagePage.openTab
      prepare(window)
      // jsdom does not run it: it could not see the page's fetch.
      new Function('fetch', INLINE.exec(html)?.[1] ?? '')(fetch)
      const root = window.document.getElementById('root')
      if (!root) throw new Error(`${url} has no #root`)
      const stop = startPortal({
        root,
        window,
        storage: window.sessionStorage,
        fetch,
        prefetchedCalls: window.prefetchedCalls ?? [],
        loadSignedIn: () => loadScript('signed-in', () => import('../../src/signed-in.tsx')),
      })
      return () => {
        stop()
        closeChannels()
      }
    },
  })
  const page = stagePage as unknown as Page
  const folder = mkdtempSync(join(tmpdir(), 'portal-files-'))
  return {
    page,
    serverUrl: ORIGIN,
    folder,
    pageErrors,
    hold: (call) => holdCall(page, call),
    lendSession: lendSessionTo(page, ORIGIN),
    shown: () => stagePage.shown(),
    async close() {
      stagePage.close()
      rmSync(folder, { recursive: true })
      await running.resetData()
    },
  }
}

/** A tab in which a page without the portal is shown at each address. */
export function openBlankStage(html: string): Pick<Stage, 'page'> & { readonly close: () => void } {
  clock.renew()
  const network = createNetwork({ answer: async () => new Response(html), resetData: async () => {} }, ORIGIN)
  const page = new StagePage({
    origin: ORIGIN,
    network,
    async open(url, prepare) {
      const request = network.requestsOfLoad()
      const window = openWindow(html, url.href, () => {})
      onNavigation(window, (to) => void page.goto(to))
      const before = globalThis.fetch
      globalThis.fetch = ((input, init) => request(input as string, init)) as typeof globalThis.fetch
      prepare(window)
      return () => {
        globalThis.fetch = before
      }
    },
  })
  return { page: page as unknown as Page, close: () => page.close() }
}
