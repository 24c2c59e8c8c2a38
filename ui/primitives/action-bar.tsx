import type { ReactNode } from 'react'

import * as css from './action-bar.css.ts'

/** The buttons of a screen, the main one last. On a phone they fill the width, side by side where they fit. */
export function ActionBar({ children }: { children: ReactNode }) {
  return <div className={css.bar}>{children}</div>
}
