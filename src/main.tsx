import '#ui/global.css.ts'
import '#ui/first-page.css.ts'

import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createActor } from 'xstate'

import { readConfig } from '#api/client/config.ts'
import { readServerTime } from '#api/client/server-time.ts'

import { App } from './app.tsx'
import { followHistory, navigate } from './live/browser-history.ts'
import { guardDrops } from './live/guard-drops.ts'
import { createLiveConfig } from './live/live-config.ts'
import { livePortal } from './live/live-portal.ts'
import { createLiveRouter } from './live/live-router.ts'
import { createSteadyClock } from './live/steady-clock.ts'
import { tabStorage } from './live/tab-storage.ts'
import { createWantedPlaceStore } from './live/wanted-place.ts'
import { placeOf } from './places.ts'
import { whenIdle } from './when-idle.ts'

// First of all: it takes a single sign-on code out of the address, before any request.
const router = createLiveRouter(placeOf, window.history, navigate)
followHistory(router.moved)
guardDrops(window)
const clock = createSteadyClock({ serverTime: readServerTime })
const asked = readConfig()
const config = createLiveConfig(asked, clock)
const storage = tabStorage()
const wantedPlace = createWantedPlaceStore(storage)
const recalled = wantedPlace.read()
const { machine, inside } = livePortal({
  config,
  storage,
  wantedPlace,
  router,
  clock,
  bring: async (outside) => (await import('./inside.tsx')).openInside(outside),
})

// Created outside React: under StrictMode a root actor made by a hook would carry out its first calls twice.
const session = createActor(machine, {
  systemId: 'session',
  input: {
    now: clock.now,
    recalled: recalled && { place: placeOf(recalled.path), cpf: recalled.cpf },
  },
}).start()

const place = document.getElementById('root')
if (!place) throw new Error('index.html has no #root')
const root = createRoot(place)
const draw = () =>
  root.render(
    <StrictMode>
      <App session={session} contact={config.now().contact} inside={inside.now} />
    </StrictMode>,
  )
draw()
void asked.then(draw)
// Whoever types CPF and password gives it time to come.
whenIdle(() => void inside.load())
