import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'

import { App } from '#src/app.tsx'
import { SignedInScreen, sessionAt } from '#src/signed-in.tsx'
import { VisitorContext } from '#src/visitor-context.ts'
import { Contact } from '#ui/parts/contact.tsx'

import type { Picture } from './pictures.ts'
import { type Stage, setStage } from './stage.ts'

const CONTACT = '0800 000 0000, de segunda a sexta, das 8h às 18h'

let takeDown = () => {}

/** Removes what was drawn. */
export const close = () => takeDown()

/** Draws the portal at the start of a picture, instead of what was drawn before. */
export function open({ path, subject }: Pick<Picture, 'path' | 'subject'>): Stage {
  close()
  const stage = setStage(path, subject)
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  takeDown = () => {
    flushSync(() => root.unmount())
    place.remove()
    stage.session.stop()
  }
  const keepsAnswers = () => false
  const signedIn = {
    Screen: SignedInScreen,
    Session: sessionAt({ now: stage.now, keepsAnswers }),
    keepsAnswers,
  }
  const app = <App session={stage.session} signedIn={() => signedIn} onDrawn={() => {}} />
  const router = createMemoryRouter([{ path: '*', element: app }])
  flushSync(() =>
    root.render(
      <Contact value={CONTACT}>
        <VisitorContext value={() => stage.visitor}>
          <RouterProvider router={router} />
        </VisitorContext>
      </Contact>,
    ),
  )
  return stage
}

/** Draws a picture. Throws if the events do not lead to it. */
export function hang(picture: Picture): Stage {
  const { at, leaves, sent, within } = picture
  const stage = open(picture)
  // Each event meets the screen that the previous one left, as it does for a participant.
  for (const events of sent) flushSync(() => stage.send(events))
  const there = stage.leavesAt(at)
  if (there && !leaves.every((leaf) => there.includes(leaf))) throw new Error(`${leaves} became ${there}`)
  for (const events of within) if (stage.isRunning(events.at)) flushSync(() => stage.send(events))
  return stage
}
