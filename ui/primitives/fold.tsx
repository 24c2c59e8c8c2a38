import { mdiChevronDown } from '@mdi/js'
import type { ReactNode } from 'react'

import * as css from './fold.css.ts'
import { Icon } from './icon.tsx'

/** Further lines of a card, in a <details>. */
export const Fold = ({ title, children }: { title: string; children: ReactNode }) => (
  <details className={css.fold}>
    <summary className={css.summary}>
      <Icon path={mdiChevronDown} />
      {title}
    </summary>
    <div className={css.body}>{children}</div>
  </details>
)
