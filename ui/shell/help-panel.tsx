import { mdiHelpCircleOutline } from '@mdi/js'
import { type ReactNode, useState } from 'react'
import { Icon } from '#ui/primitives/icon.tsx'
import * as texts from '#ui/texts/shell.ts'
import { media } from '#ui/theme.css.ts'

import * as css from './shell.css.ts'

export function HelpPanel({ children }: { children: ReactNode }) {
  /* Open where the panel is beside the page; on a phone it would push the page below the window. */
  const [opensOnArrival] = useState(() => globalThis.matchMedia?.(media.desktop).matches ?? true)
  return (
    <details className={css.help} open={opensOnArrival}>
      <summary className={css.helpSummary}>
        <Icon path={mdiHelpCircleOutline} />
        <span className={css.helpWord}>{texts.help}</span>
      </summary>
      <div className={css.helpText}>{children}</div>
    </details>
  )
}
