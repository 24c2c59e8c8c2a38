import { type ComponentType, use } from 'react'

import { NotLoaded } from '#ui/screens/not-loaded/not-loaded.tsx'

import { inTime } from './in-time.ts'

export type LateScreen<Props> = ComponentType<Props> & {
  /** Has it come before it is needed, so that nobody waits for it. */
  readonly preload: () => Promise<void>
}

/**
 * A screen whose code comes when it is first shown, or before by `preload`; one that says so where it cannot be had.
 * It suspends while it is coming, and not at all once it has come.
 */
export function lateScreen<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LateScreen<Props> {
  let ready: ComponentType<Props> | null = null
  let coming: Promise<ComponentType<Props>> | null = null

  const wanted = () => {
    coming ??= inTime(load()).catch(() => NotLoaded)
    return coming
  }
  const Screen = (props: Props) => {
    const Shown = ready ?? use(wanted())
    return <Shown {...props} />
  }
  const keep = (screen: ComponentType<Props>) => {
    ready = screen
  }
  // Whoever needs it asks again.
  const notNow = () => {}
  return Object.assign(Screen, { preload: () => load().then(keep, notNow) })
}
