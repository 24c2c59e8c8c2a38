import { useRef } from 'react'

import { Button } from '#ui/primitives/button.tsx'
import { Dialog } from '#ui/primitives/dialog.tsx'

type Props = {
  open: boolean
  text: string
  onOk: () => void
  /** Given where the same call may be repeated (D-61). */
  onRetry: (() => void) | null
}

/** The end of a session that cannot go on (core 8). Only its buttons leave it. */
export function FatalDialog({ open, text, onOk, onRetry }: Props) {
  const retry = useRef<HTMLButtonElement>(null)
  return (
    <Dialog
      open={open}
      title="Alerta"
      // Enter must not end what can go on.
      initialFocus={retry}
      actions={
        <>
          <Button variant={onRetry ? 'secondary' : 'primary'} onClick={onOk}>
            OK
          </Button>
          {onRetry && (
            <Button ref={retry} onClick={onRetry}>
              Tentar novamente
            </Button>
          )}
        </>
      }
    >
      <p>{text}</p>
      {onRetry && <p>Antes disso, você pode tentar novamente: o que você preencheu continua na tela.</p>}
    </Dialog>
  )
}
