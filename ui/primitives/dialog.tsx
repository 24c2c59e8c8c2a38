import * as RadixDialog from '@radix-ui/react-dialog'
import type { ReactNode } from 'react'

import { ActionBar } from './action-bar.tsx'
import * as css from './dialog.css.ts'

type Props = {
  open: boolean
  title: string
  /** Left out where the title says it all. */
  children?: ReactNode
  /** Buttons, the main one last. */
  actions: ReactNode
  /** What Escape does; without it the dialog is persistent and only its buttons leave it. A click outside never does. */
  onEscape?: () => void
}

export function Dialog({ open, title, children, actions, onEscape }: Props) {
  return (
    <RadixDialog.Root open={open}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className={css.scrim} />
        <RadixDialog.Content
          className={css.sheet}
          aria-describedby={undefined}
          onEscapeKeyDown={(event) => {
            event.preventDefault()
            onEscape?.()
          }}
          onInteractOutside={(event) => event.preventDefault()}
        >
          <RadixDialog.Title className={css.title}>{title}</RadixDialog.Title>
          {children && <div className={css.body}>{children}</div>}
          <ActionBar>{actions}</ActionBar>
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  )
}
