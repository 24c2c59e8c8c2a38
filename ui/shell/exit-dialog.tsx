import { Button } from '#ui/primitives/button.tsx'
import { Dialog } from '#ui/primitives/dialog.tsx'

type Props = { open: boolean; question: string; onYes: () => void; onNo: () => void }

/** The question behind Sair (core 2). Escape answers Não. */
export function ExitDialog({ open, question, onYes, onNo }: Props) {
  return (
    <Dialog
      open={open}
      title={question}
      onEscape={onNo}
      actions={
        <>
          <Button variant="secondary" onClick={onNo}>
            Não
          </Button>
          <Button onClick={onYes}>Sim</Button>
        </>
      }
    />
  )
}
