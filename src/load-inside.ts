import type { ComponentType } from 'react'

import type { PortalActor } from '#machines/portal/index.ts'
import { NotLoaded } from '#ui/screens/not-loaded/not-loaded.tsx'

type Inside = { readonly default: ComponentType<{ portal: PortalActor }> }

/** Milliseconds that somebody waits for the screens before being told that they do not come (D-61). */
const PATIENCE = 15_000

const late = () =>
  new Promise<never>((_, reject) => setTimeout(() => reject(new Error('The screens did not come')), PATIENCE))

/** The screens of a session; one that says so where they cannot be had. */
export const loadInside = (): Promise<Inside> =>
  Promise.race([import('./inside.tsx'), late()]).catch(() => ({ default: NotLoaded }))
