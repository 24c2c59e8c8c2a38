import type { Unsaved } from '#machines/support/closing-guard.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Dialog } from '#ui/primitives/dialog.tsx'
import * as common from '#ui/texts/common.ts'
import * as texts from '#ui/texts/session.ts'

type Props = {
  open: boolean
  question: string
  /** Whether a form on screen has answers that the server does not have: their draft goes too (D-18). */
  hasUnsaved: boolean
  /** Whether files are on their way, or stopped on it. */
  hasUploads: boolean
  /** What other tabs of the session have of these. */
  elsewhere: readonly Unsaved[]
  onYes: () => void
  onNo: () => void
}

/** The question behind Sair (SESSION-26). Escape answers Não. */
export function ExitDialog({ open, question, hasUnsaved, hasUploads, elsewhere, onYes, onNo }: Props) {
  const lost = [
    hasUnsaved && texts.answersLost,
    hasUploads && common.uploadWouldStop,
    elsewhere.includes('answers') && texts.answersLostElsewhere,
    elsewhere.includes('uploads') && texts.uploadWouldStopElsewhere,
  ].filter((text) => text !== false)
  return (
    <Dialog
      open={open}
      role="alertdialog"
      title={question}
      description={lost.map((text) => <p key={text}>{text}</p>)}
      onEscape={onNo}
      actions={
        <>
          <Button variant="secondary" onClick={onNo}>
            {texts.no}
          </Button>
          <Button onClick={onYes}>{texts.yes}</Button>
        </>
      }
    />
  )
}
