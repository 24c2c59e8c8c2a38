import { useRef } from 'react'

import { Button } from '#ui/primitives/button.tsx'
import { Dialog } from '#ui/primitives/dialog.tsx'
import * as common from '#ui/texts/common.ts'
import * as texts from '#ui/texts/session.ts'

import * as css from './fatal-dialog.css.ts'

type Props = {
  open: boolean
  text: string
  /** Unsaved answers are stored in the tab. */
  keepsAnswers: boolean
  /** Of the call that failed, for people to read out; null where there is none. */
  callId: string | null
  /** The browser translates the page, which may have broken it (P-739). */
  mayBeTranslation: boolean
  onOk: () => void
  /** Null unless the same call can be repeated (D-61). */
  onRetry: (() => void) | null
}

/** The end of a session that cannot continue (SESSION-22). Only its buttons close it. */
export function FatalDialog({ open, text, keepsAnswers, callId, mayBeTranslation, onOk, onRetry }: Props) {
  const retry = useRef<HTMLButtonElement>(null)
  return (
    <Dialog
      open={open}
      role="alertdialog"
      title={texts.alert}
      description={
        <>
          {onRetry && <p>{texts.retryFirst}</p>}
          <p>{text}</p>
          {keepsAnswers && <p>{texts.answersKept}</p>}
          {mayBeTranslation && <p>{texts.translationMayBeCause}</p>}
          {callId && (
            <p>
              {texts.callId} <strong className={css.callId}>{callId}</strong>
            </p>
          )}
        </>
      }
      danger
      // Enter must not end a session that can continue.
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
