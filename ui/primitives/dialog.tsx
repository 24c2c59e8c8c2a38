import { mdiAlertCircle } from '@mdi/js'
import * as RadixDialog from '@radix-ui/react-dialog'
import { Children, type FocusEvent, type ReactNode, type RefObject } from 'react'

import { ActionBar } from './action-bar.tsx'
import { returnFocus } from './control-in-use.ts'
import * as css from './dialog.css.ts'
import { Icon } from './icon.tsx'

type Props = {
  open: boolean
  /** `alertdialog` of what has to be answered or known before anything else: questions, warnings, failures. */
  role: 'dialog' | 'alertdialog'
  title: ReactNode
  /** What a screen reader reads after the title when the dialog opens. Left out where the title is the whole message. */
  description?: ReactNode
  /** What is not read out by itself: controls, lists, a document. */
  children?: ReactNode
  /** Buttons, the main one last. */
  actions: ReactNode
  /** Takes all the room there is, and its content takes what the rest leaves: for what is looked at. */
  whole?: boolean
  /** Says that something cannot go on. */
  danger?: boolean
  /** What Escape does; without it the dialog is persistent and only its buttons leave it. A click outside never does. */
  onEscape?: () => void
  /** What the keyboard is at when the dialog opens; else the first thing in it. */
  initialFocus?: RefObject<HTMLElement | null>
}

const hasContent = (content: ReactNode) => Children.toArray(content).length > 0

const isWithin = (inner: DOMRect, outer: DOMRect) => inner.top >= outer.top && inner.bottom <= outer.bottom

/**
 * Where the window is low, the sheet is longer than what is seen of it. Its buttons may stay in sight all the while:
 * then it is read from its head.
 */
function bringIntoSight({ target, currentTarget: sheet }: FocusEvent<HTMLElement>): void {
  const isButton = sheet.lastElementChild?.contains(target)
  if (isButton && isWithin(target.getBoundingClientRect(), sheet.getBoundingClientRect())) return
  target.scrollIntoView?.({ block: 'nearest' })
}

function sheetOf({ whole, danger }: { whole: boolean; danger: boolean }): string {
  if (whole) return css.wholeSheet
  return danger ? css.dangerSheet : css.sheet
}

/** A modal dialog. */
export function Dialog({
  open,
  role,
  title,
  description,
  children,
  actions,
  whole = false,
  danger = false,
  onEscape,
  initialFocus,
}: Props) {
  return (
    <RadixDialog.Root open={open}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className={css.scrim} />
        <RadixDialog.Content
          role={role}
          className={sheetOf({ whole, danger })}
          onFocus={bringIntoSight}
          onOpenAutoFocus={(event) => {
            if (!initialFocus?.current) return
            event.preventDefault()
            initialFocus.current.focus({ preventScroll: true })
          }}
          // Radix would go back to a trigger, and the charts' dialogs have none.
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            returnFocus()
          }}
          onEscapeKeyDown={(event) => {
            event.preventDefault()
            onEscape?.()
          }}
          onInteractOutside={(event) => event.preventDefault()}
        >
          <RadixDialog.Title className={danger ? css.dangerTitle : css.title}>
            {danger && <Icon path={mdiAlertCircle} />}
            {title}
          </RadixDialog.Title>
          {hasContent(description) && (
            <RadixDialog.Description asChild>
              <div className={css.body}>{description}</div>
            </RadixDialog.Description>
          )}
          {hasContent(children) && <div className={whole ? css.wholeBody : css.body}>{children}</div>}
          <div className={css.actions}>
            <ActionBar>{actions}</ActionBar>
          </div>
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  )
}
