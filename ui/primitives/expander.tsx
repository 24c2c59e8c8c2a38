import { mdiChevronDown } from '@mdi/js'
import { type ReactNode, useEffect, useRef } from 'react'

import * as css from './expander.css.ts'
import { Icon } from './icon.tsx'

type Props = {
  title: string
  /** Expanders of one name open one at a time. */
  name?: string
  /** Something inside has to be seen now: the panel opens when this becomes true, and stays its reader's to close. */
  urgent?: boolean
  children: ReactNode
}

/** An expansion panel. The browser's own: open or closed is nobody else's business, unless something is urgent. */
export function Expander({ title, name, urgent = false, children }: Props) {
  const panel = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    if (urgent && panel.current) panel.current.open = true
  }, [urgent])
  return (
    <details ref={panel} className={css.expander} {...(name !== undefined && { name })}>
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
