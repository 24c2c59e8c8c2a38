import '#ui/global.css.ts'
import '#ui/first-page.css.ts'

import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { createActor } from 'xstate'

import { readConfig } from '#api/client/config.ts'
import { readServerTime } from '#api/client/server-time.ts'
import { loginPath } from '#domain/navigation/paths.ts'
import { Contact } from '#ui/parts/contact.tsx'
import { Broken } from '#ui/screens/broken/broken.tsx'
import { createConfigAdapter } from './adapters/config.ts'
import { guardDrops } from './adapters/guard-drops.ts'
import { createHistoryAdapter } from './adapters/history.ts'
import { portalAdapter } from './adapters/portal.ts'
import { takeCode } from './adapters/sign-on-code.ts'
import { createSteadyClock } from './adapters/steady-clock.ts'
import { tabStorage } from './adapters/tab-storage.ts'
import { createWantedPlaceStore } from './adapters/wanted-place.ts'
import { App } from './app.tsx'
import { NavigationBlocker } from './navigation-blocker.tsx'
import { placeOf, routeObjects } from './place-of.ts'
import { Visits } from './visit.ts'
import { whenIdle } from './when-idle.ts'

// Before any request, so that none contains the code (D-01).
const code = takeCode(window.location, window.history)
// Screens start at the top: their content is not yet drawn when the browser would restore the scroll
// position.
window.history.scrollRestoration = 'manual'
const router = createBrowserRouter([{ Component: Page, ErrorBoundary: BrokenPage, children: routeObjects }])
const history = createHistoryAdapter(router, code)
guardDrops(window)
const clock = createSteadyClock({ serverTime: readServerTime })
const firstAnswer = readConfig()
const config = createConfigAdapter(firstAnswer, clock)
const storage = tabStorage()
const wantedPlace = createWantedPlaceStore(storage)
const storedPlace = wantedPlace.read()
const { machine, inside, visit, forgetSession } = portalAdapter({
  config,
  storage,
  wantedPlace,
  history: history.logic,
  clock,
  load: async (outside) => (await import('./inside.tsx')).openInside(outside),
})

// Created outside React: with StrictMode a hook would create the actor twice and make its first calls twice.
const session = createActor(machine, {
  systemId: 'session',
  input: { recalled: storedPlace && { place: placeOf(storedPlace.path), cpf: storedPlace.cpf } },
}).start()

function Page() {
  return (
    <>
      <App session={session} inside={inside.now} />
      <NavigationBlocker session={session} onChange={history.blockerChanged} />
    </>
  )
}

function BrokenPage() {
  return (
    <Broken
      onOk={() => {
        forgetSession()
        window.location.assign(loginPath)
      }}
    />
  )
}

const place = document.getElementById('root')
if (!place) throw new Error('index.html has no #root')
const root = createRoot(place)
const draw = () =>
  root.render(
    <StrictMode>
      <Contact value={config.now().contact}>
        <Visits value={visit}>
          <RouterProvider router={router} />
        </Visits>
      </Contact>
    </StrictMode>,
  )
draw()
void firstAnswer.then(draw)
// Loaded while CPF and password are typed.
whenIdle(() => void inside.preload())
