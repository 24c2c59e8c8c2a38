import '#ui/global.css.ts'

import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createActor } from 'xstate'

import { readConfig } from '#api/client/config.ts'

import { App } from './app.tsx'
import { livePortal } from './live/live-portal.ts'
import { createLiveRouter } from './live/live-router.ts'
import { placeOf } from './places.ts'

const router = createLiveRouter(placeOf, window.history)
const { hosts } = await readConfig()
const machine = livePortal({ hosts, storage: window.sessionStorage, router })

// Created outside React: under StrictMode a root actor made by a hook would carry out its first calls twice.
const session = createActor(machine, { systemId: 'session', input: { now: Date.now } }).start()

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
createRoot(root).render(
  <StrictMode>
    <App session={session} router={router} />
  </StrictMode>,
)
