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
  onYes: () => void
  onNo: () => void
}

/** The question behind Sair (core 2). Escape answers Não. */
export function ExitDialog({ open, question, hasUnsaved, hasUploads, onYes, onNo }: Props) {
  return (
    <Dialog
      open={open}
      title={question}
      onEscape={onNo}
      actions={
        <>
          <Button variant="secondary" onClick={onNo}>
            {texts.no}
          </Button>
          <Button onClick={onYes}>{texts.yes}</Button>
        </>
      }
    >
      {hasUnsaved && <p>{texts.answersLost}</p>}
      {hasUploads && <p>{common.uploadWouldStop}</p>}
    </Dialog>
  )
}
