import type { Unsaved } from '#machines/support/before-unload-guard.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Dialog } from '#ui/primitives/dialog.tsx'
import * as common from '#ui/texts/common.ts'
import * as texts from '#ui/texts/session.ts'

type Props = {
  open: boolean
  question: string
  /** A form has answers that are not saved: their draft is deleted too (D-18). */
  hasUnsaved: boolean
  /** Uploads are running or stopped. */
  hasUploads: boolean
  /** The same of other tabs of the session. */
  elsewhere: readonly Unsaved[]
  onYes: () => void
  onNo: () => void
}

/** The question of Sair (SESSION-26). Escape answers Não. */
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
