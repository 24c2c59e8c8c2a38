import type { ComponentProps } from 'react'

import { Icon } from './icon.tsx'
import * as css from './icon-button.css.ts'

type Props = { icon: string; label: string } & Omit<
  ComponentProps<'button'>,
  'className' | 'style' | 'children' | 'aria-label' | 'title'
>

/** A button with an icon. `label` is the accessible name and the tooltip. */
export function IconButton({ icon, label, type = 'button', ...rest }: Props) {
  return (
    <button {...rest} type={type} className={css.iconButton} aria-label={label} title={label}>
      <Icon path={icon} />
    </button>
  )
}
