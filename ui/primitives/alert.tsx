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

/* Failures are assertive, success is polite, and static notices are not announced. */
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

/** A notice in the page. `title` is its first line, in bold. */
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
