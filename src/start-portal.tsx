import { useLayoutEffect } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { createBrowserRouter } from 'react-router-dom'
import { createActor, waitFor } from 'xstate'
import { configInPage, readConfig } from '#api/client/config.ts'
import { createPrefetchedFetch, type PrefetchedCall } from '#api/client/prefetched-fetch.ts'
import { readServerTime } from '#api/client/server-time.ts'
import { loginPath } from '#domain/navigation/paths.ts'
import { loginView } from '#machines/app/login/index.ts'
import { watchPresses } from '#ui/primitives/after-press.ts'
import { watchControls } from '#ui/primitives/control-in-use.ts'
import { Broken } from '#ui/screens/broken/broken.tsx'
import { ErrorBoundary } from '#ui/shell/error-boundary.tsx'
import { createConfigAdapter } from './adapters/config.ts'
import { createFirstPage } from './adapters/first-page.ts'
import { allowForeignNodes } from './adapters/foreign-nodes.ts'
import { guardDrops } from './adapters/guard-drops.ts'
import { createHistoryAdapter } from './adapters/history.ts'
import { placeOf, routeObjects } from './adapters/place-of.ts'
import { portalAdapter } from './adapters/portal.ts'
import { guardRestoredPage } from './adapters/restored-page.ts'
import { createServerClock } from './adapters/server-clock.ts'
import { takeCode } from './adapters/sign-on-code.ts'
import { createWantedPlaceStore } from './adapters/wanted-place.ts'
import { App } from './app.tsx'
import { NavigationBlocker } from './navigation-blocker.tsx'
import { PortalPage } from './page.tsx'
import type { createSignedIn } from './signed-in.tsx'
import { whenIdle } from './when-idle.ts'

export type PortalOptions = {
  /** Of the page, which is drawn into it. */
  readonly root: Element
  readonly window: Window & typeof globalThis
  /** null if the browser forbids it. */
  readonly storage: Storage | null
  readonly fetch: typeof globalThis.fetch
  /** Reads that the page made before its scripts arrived. */
  readonly prefetchedCalls: readonly PrefetchedCall[]
  /** The module of an open session, loaded on demand. */
  readonly loadSignedIn: () => Promise<{ readonly createSignedIn: typeof createSignedIn }>
}

/** Starts the portal's charts and draws its pages; once for each page of the browser. @returns what stops it */
export function startPortal({
  root,
  window,
  storage,
  fetch,
  prefetchedCalls,
  loadSignedIn,
}: PortalOptions): () => void {
  // Before any request, so that none contains the code (D-01).
  const code = takeCode(window.location, window.history)
  // Screens start at the top: their content is not yet drawn when the browser would restore the scroll
  // position.
  window.history.scrollRestoration = 'manual'
  const router = createBrowserRouter(
    [{ Component: Page, ErrorBoundary: BrokenPage, children: routeObjects }],
    { window },
  )
  const history = createHistoryAdapter(router, code)
  guardDrops(window)
  allowForeignNodes(window)
  watchControls(window.document)
  watchPresses(window.document)
  const clock = createServerClock({ serverTime: () => readServerTime(fetch) })
  const inPage = configInPage(window.document)
  const firstConfig = inPage ? Promise.resolve(inPage) : readConfig(fetch)
  const config = createConfigAdapter(firstConfig, clock)
  const wantedPlace = createWantedPlaceStore(storage)
  const storedPlace = wantedPlace.read()
  const { machine, signedIn, createVisitor, endSession, sessions } = portalAdapter({
    config,
    fetch: createPrefetchedFetch(prefetchedCalls, { fetch }),
    storage,
    wantedPlace,
    history: history.logic,
    clock,
    load: async (outside) => (await loadSignedIn()).createSignedIn(outside),
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

  const firstPage = createFirstPage(root, window.document)

  function Page() {
    return (
      <>
        <ErrorBoundary>
          <App session={session} signedIn={signedIn.now} onDrawn={firstPage.drawn} />
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

  const page = (contact: string) => (
    <PortalPage router={router} contact={contact} createVisitor={createVisitor} />
  )

  /** The login in the page becomes React's once the chart shows it too; another screen replaces it. */
  async function drawFirst(): Promise<Root> {
    const { login } = session.getSnapshot().children
    if (login && firstPage.showsLogin()) {
      await waitFor(login, (snapshot) => !loginView(snapshot).isArriving)
      firstPage.handOver(login)
      // The login was rendered without a contact.
      const drawn = hydrateRoot(root, page(''))
      // An update before that would discard what is in the page.
      await firstPage.isDrawn
      return drawn
    }
    const drawn = createRoot(root)
    drawn.render(page(config.now().contact))
    return drawn
  }

  let isStopped = false
  const drawing = Promise.all([drawFirst(), firstConfig]).then(([drawn]) => {
    if (!isStopped) drawn.render(page(config.now().contact))
    return drawn
  })
  // Loaded while CPF and password are typed.
  whenIdle(() => void signedIn.preload())

  return () => {
    isStopped = true
    session.stop()
    router.dispose()
    void drawing.then((drawn) => drawn.unmount())
  }
}
