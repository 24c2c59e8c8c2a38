import '#ui/global.css.ts'

import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'

import { App } from '#src/app.tsx'
import { InsideScreen, preloadScreens, sessionAt } from '#src/inside.tsx'
import { Visits } from '#src/visit.ts'
import { Contact } from '#ui/parts/contact.tsx'

import { faults, isWaiting, markup } from './faults.ts'
import { type Picture, pictures } from './pictures.ts'
import { setStage } from './stage.ts'
import { unfold } from './unfold.ts'

/** What identifies a picture outside the page. */
export type Caption = Pick<Picture, 'chart' | 'leaves' | 'label' | 'unfolded' | 'trait'>

declare global {
  interface Window {
    readonly gallery: {
      readonly captions: readonly Caption[]
      /** Replaces the current picture by the one of that index; resolves once it is drawn. */
      readonly show: (index: number) => Promise<void>
      readonly faults: typeof faults
      readonly isWaiting: typeof isWaiting
      readonly markup: typeof markup
    }
  }
}

const CONTACT = '0800 000 0000, de segunda a sexta, das 8h às 18h'

let takeDown = () => {}

function hang({ path, at, leaves, subject, cues, within }: Picture): void {
  takeDown()
  const stage = setStage(path, subject)
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  takeDown = () => {
    flushSync(() => root.unmount())
    place.remove()
    stage.session.stop()
  }
  const inside = { Screen: InsideScreen, Session: sessionAt(stage.now) }
  const app = <App session={stage.session} inside={() => inside} onDrawn={() => {}} />
  const router = createMemoryRouter([{ path: '*', element: app }])
  flushSync(() =>
    root.render(
      <Contact value={CONTACT}>
        <Visits value={() => stage.visitor}>
          <RouterProvider router={router} />
        </Visits>
      </Contact>,
    ),
  )
  // Each event meets the screen that the previous one left, as it does for a participant.
  for (const cue of cues) flushSync(() => stage.play(cue))
  const there = stage.leavesAt(at)
  if (there && !leaves.every((leaf) => there.includes(leaf))) throw new Error(`${leaves} became ${there}`)
  for (const cue of within) if (stage.isRunning(cue.at)) flushSync(() => stage.play(cue))
}

const nextFrame = () => new Promise<void>((resolve) => requestAnimationFrame(() => resolve()))

const isEndless = (animation: Animation) => animation.effect?.getComputedTiming().endTime === Infinity

async function show(index: number): Promise<void> {
  const picture = pictures[index]
  if (!picture) throw new Error(`There is no picture ${index}`)
  hang(picture)
  const { unfolded } = picture
  if (unfolded !== null) flushSync(() => unfold(unfolded))
  await nextFrame()
  // Animations are ended, so that the page is judged in its final look.
  for (const animation of document.getAnimations()) if (!isEndless(animation)) animation.finish()
  await nextFrame()
}

// Anything loaded later would be missing in the first picture. A system font may not exist.
await Promise.allSettled([preloadScreens(), ...[...document.fonts].map((font) => font.load())])

const captions = pictures.map(({ chart, leaves, label, unfolded, trait }) => ({
  chart,
  leaves,
  label,
  unfolded,
  trait,
}))

Object.assign(window, { gallery: { captions, show, faults, isWaiting, markup } })
