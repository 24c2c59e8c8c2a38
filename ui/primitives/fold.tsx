import { mdiChevronDown } from '@mdi/js'
import type { ReactNode } from 'react'

import * as css from './fold.css.ts'
import { Icon } from './icon.tsx'

type Props = { title: string; open?: boolean; children: ReactNode }

/** Further lines of a card, in a <details> that is folded at first unless `open`. */
export const Fold = ({ title, open = false, children }: Props) => (
  <details className={css.fold} open={open}>
    <summary className={css.summary}>
      <Icon path={mdiChevronDown} />
      {title}
    </summary>
    <div className={css.body}>{children}</div>
  </details>
)
