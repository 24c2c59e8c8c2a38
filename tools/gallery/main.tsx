import '#ui/global.css.ts'

import { flushSync } from 'react-dom'

import { allowForeignNodes } from '#src/adapters/foreign-nodes.ts'
import { preloadScreens } from '#src/signed-in.tsx'
import { watchPresses } from '#ui/primitives/after-press.ts'
import { watchControls } from '#ui/primitives/control-in-use.ts'
import { faults, isWaiting, markup } from './faults.ts'
import { hang, open } from './hang.tsx'
import { type Picture, pictures, walks } from './pictures.ts'
import { unfold } from './unfold.ts'

/** What identifies a picture outside the page. */
export type Caption = Pick<Picture, 'chart' | 'leaves' | 'label' | 'unfolded' | 'trait'>

declare global {
  interface Window {
    readonly gallery: {
      readonly captions: readonly Caption[]
      /** Replaces the current picture by the one of that index; resolves once it is drawn. */
      readonly show: (index: number) => Promise<void>
      /** One for each path of a chart: its name. */
      readonly walks: readonly string[]
      readonly walk: typeof walk
      readonly faults: typeof faults
      readonly isWaiting: typeof isWaiting
      readonly markup: typeof markup
    }
  }
}

/**
 * What the page says after each event of a walk. `change` is called before each, as a program of the
 * browser that changes the page meanwhile; the walk ends with the session.
 */
function walk(index: number, change: () => void): readonly string[] {
  const walk = walks[index]
  if (!walk) throw new Error(`There is no walk ${index}`)
  const stage = open(walk)
  return walk.sent.map((events) => {
    change()
    if (stage.isRunning(events.at)) flushSync(() => stage.send(events))
    return document.body.textContent
  })
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

watchControls(document)
watchPresses(document)
allowForeignNodes(window)
// Anything loaded later would be missing in the first picture. A system font may not exist.
await Promise.allSettled([preloadScreens(), ...[...document.fonts].map((font) => font.load())])

const captions = pictures.map(({ chart, leaves, label, unfolded, trait }) => ({
  chart,
  leaves,
  label,
  unfolded,
  trait,
}))

Object.assign(window, {
  gallery: { captions, show, walks: walks.map(({ chart }) => chart), walk, faults, isWaiting, markup },
})
