import type { ReactNode } from 'react'

import * as css from './action-bar.css.ts'

/** The buttons of a screen, the main one last; on a phone they stand one above the other, the main one on top. */
export function ActionBar({ children }: { children: ReactNode }) {
  return <div className={css.bar}>{children}</div>
}
