import { mdiChevronDown } from '@mdi/js'
import { type ReactNode, useEffect, useRef } from 'react'

import * as css from './expander.css.ts'
import { Icon } from './icon.tsx'

type Props = {
  title: string
  /** Of the heading, if links lead to it. */
  id?: string
  /** An icon before the title, and one line below it. */
  icon?: string
  line?: string
  /** Of the expanders with the same name, one is open at a time. */
  name?: string
  /** Opens the panel when it becomes true; the user may close it again. */
  urgent?: boolean
  /** The heading level: 3 within a part of the page. */
  level?: 2 | 3
  children: ReactNode
}

/** A native <details>. Its open state is local, except that `urgent` opens it. */
export function Expander(props: Props) {
  const { title, id, icon, line = '', name, urgent = false, level = 2, children } = props
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
          <Heading className={css.title[level]} {...(id !== undefined && { id, tabIndex: -1 })}>
            {title}
          </Heading>
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
