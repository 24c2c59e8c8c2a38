import { mdiChevronDown } from '@mdi/js'
import { type ReactNode, useEffect, useRef } from 'react'

import * as css from './expander.css.ts'
import { Icon } from './icon.tsx'

type Props = {
  title: string
  /** A picture before the title, and one line under it. */
  icon?: string
  line?: string
  /** Expanders of one name open one at a time. */
  name?: string
  /** Something inside has to be seen now: the panel opens when this becomes true, and stays its reader's to close. */
  urgent?: boolean
  /** Of its title: 3 where the page has parts of its own. */
  level?: 2 | 3
  children: ReactNode
}

/** An expansion panel. The browser's own: open or closed is nobody else's business, unless something is urgent. */
export function Expander({ title, icon, line = '', name, urgent = false, level = 2, children }: Props) {
  const Heading = level === 2 ? 'h2' : 'h3'
  const panel = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    if (urgent && panel.current) panel.current.open = true
  }, [urgent])
  return (
    <details ref={panel} className={css.expander} {...(name !== undefined && { name })}>
      <summary className={css.summary}>
        {icon !== undefined && (
          <span className={css.icon}>
            <Icon path={icon} />
          </span>
        )}
        <div className={css.words}>
          <Heading className={css.title}>{title}</Heading>
          {line && <p>{line}</p>}
        </div>
        <span className={css.chevron}>
          <Icon path={mdiChevronDown} />
        </span>
      </summary>
      <div className={css.body}>{children}</div>
    </details>
  )
}
