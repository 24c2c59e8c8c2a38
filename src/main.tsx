import '#ui/global.css.ts'
import '#ui/first-page.css.ts'

import { useLayoutEffect } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { createBrowserRouter } from 'react-router-dom'
import { createActor, waitFor } from 'xstate'

import { createCallsAhead } from '#api/client/calls-ahead.ts'
import { configInPage, readConfig } from '#api/client/config.ts'
import { readServerTime } from '#api/client/server-time.ts'
import { loginPath } from '#domain/navigation/paths.ts'
import { loginView } from '#machines/app/login/index.ts'
import { Broken } from '#ui/screens/broken/broken.tsx'
import { ErrorBoundary } from '#ui/shell/error-boundary.tsx'
import { createConfigAdapter } from './adapters/config.ts'
import { createFirstPage } from './adapters/first-page.ts'
import { allowForeignNodes } from './adapters/foreign-nodes.ts'
import { guardDrops } from './adapters/guard-drops.ts'
import { createHistoryAdapter } from './adapters/history.ts'
import { portalAdapter } from './adapters/portal.ts'
import { guardRestoredPage } from './adapters/restored-page.ts'
import { takeCode } from './adapters/sign-on-code.ts'
import { createSteadyClock } from './adapters/steady-clock.ts'
import { tabStorage } from './adapters/tab-storage.ts'
import { createWantedPlaceStore } from './adapters/wanted-place.ts'
import { App } from './app.tsx'
import { NavigationBlocker } from './navigation-blocker.tsx'
import { PortalPage } from './page.tsx'
import { placeOf, routeObjects } from './place-of.ts'
import { whenIdle } from './when-idle.ts'

// Before any request, so that none contains the code (D-01).
const code = takeCode(window.location, window.history)
// Screens start at the top: their content is not yet drawn when the browser would restore the scroll
// position.
window.history.scrollRestoration = 'manual'
const router = createBrowserRouter([{ Component: Page, ErrorBoundary: BrokenPage, children: routeObjects }])
const history = createHistoryAdapter(router, code)
guardDrops(window)
allowForeignNodes(window)
const clock = createSteadyClock({ serverTime: readServerTime })
const answerInPage = configInPage(document)
const firstAnswer = answerInPage ? Promise.resolve(answerInPage) : readConfig()
const config = createConfigAdapter(firstAnswer, clock)
const storage = tabStorage()
const wantedPlace = createWantedPlaceStore(storage)
const storedPlace = wantedPlace.read()
const { machine, inside, visit, endSession, sessions } = portalAdapter({
  config,
  fetch: createCallsAhead(window.callsAhead ?? []),
  storage,
  wantedPlace,
  history: history.logic,
  clock,
  load: async (outside) => (await import('./inside.tsx')).openInside(outside),
})

guardRestoredPage({
  page: window,
  sessions,
  storage,
  replace: (path) => window.location.replace(path),
})

// Created outside React: with StrictMode a hook would create the actor twice and make its first calls twice.
const session = createActor(machine, {
  systemId: 'session',
  input: { recalled: storedPlace && { place: placeOf(storedPlace.path), cpf: storedPlace.cpf } },
}).start()

function Page() {
  return (
    <>
      <ErrorBoundary>
        <App session={session} inside={inside.now} onDrawn={firstPage.drawn} />
      </ErrorBoundary>
      <NavigationBlocker session={session} onChange={history.blockerChanged} />
    </>
  )
}

function BrokenPage() {
  useLayoutEffect(firstPage.drawn, [])
  return (
    <Broken
      onOk={() => {
        void endSession()
        window.location.assign(loginPath)
      }}
    />
  )
}

const place = document.getElementById('root')
if (!place) throw new Error('index.html has no #root')
const firstPage = createFirstPage(place, document)
const page = (contact: string) => <PortalPage router={router} contact={contact} visit={visit} />

/** The login in the page becomes React's once the chart shows it too; another screen replaces it. */
async function drawFirst(element: Element): Promise<Root> {
  const { login } = session.getSnapshot().children
  if (login && firstPage.showsLogin()) {
    await waitFor(login, (snapshot) => !loginView(snapshot).isArriving)
    firstPage.handOver(login)
    // The login was rendered without a contact.
    const root = hydrateRoot(element, page(''))
    // An update before that would discard what is in the page.
    await firstPage.isDrawn
    return root
  }
  const root = createRoot(element)
  root.render(page(config.now().contact))
  return root
}

void Promise.all([drawFirst(place), firstAnswer]).then(([root]) => root.render(page(config.now().contact)))
// Loaded while CPF and password are typed.
whenIdle(() => void inside.preload())
