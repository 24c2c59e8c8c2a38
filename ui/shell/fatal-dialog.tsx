import { useRef } from 'react'

import { Button } from '#ui/primitives/button.tsx'
import { Dialog } from '#ui/primitives/dialog.tsx'
import * as common from '#ui/texts/common.ts'
import * as texts from '#ui/texts/session.ts'

type Props = {
  open: boolean
  text: string
  /** Answers that were not saved are kept in the tab. */
  keepsAnswers: boolean
  onOk: () => void
  /** Given where the same call may be repeated (D-61). */
  onRetry: (() => void) | null
}

/** The end of a session that cannot go on (SESSION-22). Only its buttons leave it. */
export function FatalDialog({ open, text, keepsAnswers, onOk, onRetry }: Props) {
  const retry = useRef<HTMLButtonElement>(null)
  return (
    <Dialog
      open={open}
      role="alertdialog"
      title={texts.alert}
      description={
        <>
          <p>{text}</p>
          {keepsAnswers && <p>{texts.answersKept}</p>}
          {onRetry && <p>{texts.retryFirst}</p>}
        </>
      }
      danger
      // Enter must not end what can go on.
      initialFocus={retry}
      actions={
        <>
          <Button variant={onRetry ? 'secondary' : 'primary'} onClick={onOk}>
            {texts.ok}
          </Button>
          {onRetry && (
            <Button ref={retry} onClick={onRetry}>
              {common.retry}
            </Button>
          )}
        </>
      }
    />
  )
}
