import { mdiChevronDown } from '@mdi/js'
import type { ReactNode } from 'react'

import * as css from './fold.css.ts'
import { Icon } from './icon.tsx'

/** Lines of a card that nobody needs now, one press away. */
export const Fold = ({ title, children }: { title: string; children: ReactNode }) => (
  <details className={css.fold}>
    <summary className={css.summary}>
      <Icon path={mdiChevronDown} />
      {title}
    </summary>
    <div className={css.body}>{children}</div>
  </details>
)
