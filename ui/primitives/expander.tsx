import { mdiChevronDown } from '@mdi/js'
import type { ReactNode } from 'react'

import * as css from './expander.css.ts'
import { Icon } from './icon.tsx'

type Props = {
  title: string
  /** Expanders of one name open one at a time. */
  name?: string
  children: ReactNode
}

/** An expansion panel. The browser's own: open or closed is nobody else's business. */
export function Expander({ title, name, children }: Props) {
  return (
    <details className={css.expander} {...(name !== undefined && { name })}>
      <summary className={css.summary}>
        <h2 className={css.title}>{title}</h2>
        <span className={css.chevron}>
          <Icon path={mdiChevronDown} />
        </span>
      </summary>
      <div className={css.body}>{children}</div>
    </details>
  )
}
