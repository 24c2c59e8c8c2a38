import type { WizardActor, WizardView } from '#machines/wizard/index.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Dialog } from '#ui/primitives/dialog.tsx'

type Props = { actor: WizardActor; view: WizardView }

/** Cancelling cannot be undone, and in E it throws away what the fund has already looked at (D-53). */
export function CancelDialog({ actor, view: { isConfirmingCancel, status, filesUnderWay } }: Props) {
  const dismiss = () => actor.send({ type: 'cancel.dismissed' })
  return (
    <Dialog
      open={isConfirmingCancel}
      title="Deseja cancelar o requerimento?"
      onEscape={dismiss}
      actions={
        <>
          <Button variant="secondary" onClick={dismiss}>
            Não, continuar
          </Button>
          <Button variant="danger" onClick={() => actor.send({ type: 'cancel.confirmed' })}>
            Sim, cancelar
          </Button>
        </>
      }
    >
      <p>O cancelamento não pode ser desfeito.</p>
      {filesUnderWay > 0 && <p>Há um envio de documento que não terminou: ele será interrompido.</p>}
      {status === 'E' && (
        <p>
          Este requerimento está em exigência: o fundo já começou a analisá-lo. Se você o cancelar, será
          preciso começar de novo.
        </p>
      )}
    </Dialog>
  )
}
