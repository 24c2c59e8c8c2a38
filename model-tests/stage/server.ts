import { calls } from '#api/contract/calls.ts'
import { createApp } from '#server/app.ts'

import { isUrlOf } from '../../tests/e2e/support/call-url.ts'
import { borrowSeeded } from '../../tests/server/support/seeded-databases.ts'
import { createTestServer, PORTAL_SETTINGS } from '../../tests/server/support/test-server.ts'
import { testFund, testPasswords } from '../../tests/server/support/world.ts'
import { outsideThePage, RealDate } from './real.ts'

export const ORIGIN = 'http://portal.example'

export type StageServer = {
  /** Answers a request to the origin, of the page or of a driver. */
  readonly answer: (request: Request) => Promise<Response>
  /** Lays the demo data again if a call may have changed them. */
  readonly resetData: () => Promise<void>
}

const writes = Object.values(calls).filter(({ effect }) => effect === 'write')
/** A session that begins changes no data that a path sees. */
const isOfSession = ({ path }: { readonly path: string }) => /autenticar|sessao|singlesignon|sair/i.test(path)

const changesData = ({ method, url }: Request) =>
  writes.some((call) => call.method === method && !isOfSession(call) && isUrlOf(call)(new URL(url)))

/** The real app in this process, over a database in memory with the demo data. */
export const startServer = (): Promise<StageServer> =>
  outsideThePage(async () => {
    const [fund, passwords] = await Promise.all([testFund(), testPasswords()])
    let opened = await borrowSeeded()
    let hasChanged = false
    const create = () => {
      const { services } = createTestServer(opened, fund, passwords)
      // The page of the sources: the folder of the project contains index.html.
      return createApp(
        { ...services, clock: () => new RealDate() },
        { ...PORTAL_SETTINGS, portalDirectory: '.' },
      )
    }
    let app = create()
    return {
      answer: (request: Request) =>
        outsideThePage(async () => {
          // The files of a build; their modules are loaded from the sources.
          if (new URL(request.url).pathname.startsWith('/assets/')) return new Response('')
          hasChanged ||= changesData(request)
          const response = await app.fetch(request)
          response.headers.set('date', new RealDate().toUTCString())
          return response
        }),
      resetData: () =>
        outsideThePage(async () => {
          if (!hasChanged) return
          await opened.close()
          opened = await borrowSeeded()
          app = create()
          hasChanged = false
        }),
    }
  })
