import { mdiAlertCircle, mdiAlertOutline, mdiCheckCircle, mdiInformation } from '@mdi/js'
import type { ReactNode } from 'react'

import * as css from './alert.css.ts'
import { Icon } from './icon.tsx'

type Tone = keyof typeof css.tone

const icons: Record<Tone, string> = {
  info: mdiInformation,
  success: mdiCheckCircle,
  warning: mdiAlertOutline,
  error: mdiAlertCircle,
}

/* What went wrong interrupts, what went well waits for its turn, what simply stands on the page is not announced. */
const roles: Record<Tone, 'alert' | 'status' | undefined> = {
  info: undefined,
  success: 'status',
  warning: undefined,
  error: 'alert',
}

type Props = {
  tone: Tone
  title?: string
  children?: ReactNode
}

/** A notice in the page. `title` is its bold first line. */
export function Alert({ tone, title, children }: Props) {
  return (
    <div role={roles[tone]} className={css.tone[tone]}>
      <Icon path={icons[tone]} />
      <div className={css.body}>
        {title && <strong>{title}</strong>}
        {children}
      </div>
    </div>
  )
}
