import { mdiAlertCircle } from '@mdi/js'
import * as RadixDialog from '@radix-ui/react-dialog'
import { Children, type FocusEvent, type ReactNode, type RefObject, useRef } from 'react'

import { ActionBar } from './action-bar.tsx'
import { returnFocus } from './control-in-use.ts'
import * as css from './dialog.css.ts'
import { Icon } from './icon.tsx'

type Props = {
  open: boolean
  /** `alertdialog` for questions, warnings and failures. */
  role: 'dialog' | 'alertdialog'
  title: ReactNode
  /**
   * What a screen reader reads after the title when the dialog opens. Omitted if the title is the whole
   * message.
   */
  description?: ReactNode
  /** Content that is not read when the dialog opens: controls, lists, a document. */
  children?: ReactNode
  /** What is announced above the buttons when it changes; without it there never is anything. */
  status?: ReactNode
  /** Buttons, the main one last. */
  actions: ReactNode
  /** Uses the whole window, for viewing a document. */
  whole?: boolean
  /** As tall as the window lets it be, so that its buttons stay where they are while its content grows. */
  tall?: boolean
  /** Marks a failure that cannot be continued. */
  danger?: boolean
  /** The action of Escape; without it only the buttons close the dialog. A click outside never closes it. */
  onEscape?: () => void
  /** Called after the dialog has closed, and the focus is back on the page. */
  onClosed?: () => void
  /** The element to focus on opening; by default the first one. */
  initialFocus?: RefObject<HTMLElement | null>
}

const hasContent = (content: ReactNode) => Children.toArray(content).length > 0

const isWithin = (inner: DOMRect, outer: DOMRect) => inner.top >= outer.top && inner.bottom <= outer.bottom

/**
 * In a low window the dialog scrolls as a whole. Its focused buttons may be visible from the start: scroll
 * to the top, so that its text is read first.
 */
function bringIntoSight({ target, currentTarget: sheet }: FocusEvent<HTMLElement>): void {
  const isButton = sheet.lastElementChild?.contains(target)
  if (isButton && isWithin(target.getBoundingClientRect(), sheet.getBoundingClientRect())) return
  target.scrollIntoView?.({ block: 'nearest' })
}

function sheetOf({ whole, tall, danger }: Record<'whole' | 'tall' | 'danger', boolean>): string {
  if (whole) return css.wholeSheet
  if (tall) return css.tallSheet
  return danger ? css.dangerSheet : css.sheet
}

export function Dialog({
  open,
  role,
  title,
  description,
  children,
  status,
  actions,
  whole = false,
  tall = false,
  danger = false,
  onEscape,
  onClosed,
  initialFocus,
}: Props) {
  // The sheet that was last used by a pointer rather than by a key. A scroll between the two halves of a
  // press would move another element under the pointer, and the press would be lost.
  const pointedSheet = useRef<Element>(null)
  return (
    <RadixDialog.Root open={open}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className={css.scrim} />
        <RadixDialog.Content
          role={role}
          className={sheetOf({ whole, tall, danger })}
          onPointerDownCapture={({ currentTarget }) => {
            pointedSheet.current = currentTarget
          }}
          onKeyDownCapture={() => {
            pointedSheet.current = null
          }}
          onFocus={(event) => {
            if (pointedSheet.current !== event.currentTarget) bringIntoSight(event)
          }}
          onOpenAutoFocus={(event) => {
            if (!initialFocus?.current) return
            event.preventDefault()
            initialFocus.current.focus({ preventScroll: true })
          }}
          // By default Radix focuses a trigger, and dialogs of charts have none.
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            returnFocus()
            onClosed?.()
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
            {status !== undefined && (
              <p role="status" className={css.status}>
                {status}
              </p>
            )}
            <ActionBar>{actions}</ActionBar>
          </div>
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  )
}
