import { useRef } from 'react'

import type { Overtaken } from '#domain/forms/overlap.ts'
import type { WizardActor, WizardView } from '#machines/wizard/index.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Dialog } from '#ui/primitives/dialog.tsx'

import * as css from './overtaken-dialog.css.ts'

type Props = { actor: WizardActor; view: WizardView }

/** Somebody saved the same request elsewhere: nothing typed goes, and nothing saved is undone, without a choice (D-54). */
export function OvertakenDialog({ actor, view: { overtaken, canGoOn } }: Props) {
  const main = useRef<HTMLButtonElement>(null)
  const takeStored = () => actor.send({ type: 'stored.chosen' })
  return (
    <Dialog
      open={overtaken !== null}
      title="O requerimento foi gravado em outro lugar"
      initialFocus={main}
      actions={
        canGoOn ? (
          <>
            <Button variant="secondary" onClick={takeStored}>
              Usar a versão gravada
            </Button>
            <Button ref={main} onClick={() => actor.send({ type: 'typed.chosen' })}>
              Continuar com o que digitei
            </Button>
          </>
        ) : (
          <Button ref={main} onClick={takeStored}>
            Ver a versão gravada
          </Button>
        )
      }
    >
      <p>Outra janela ou outro aparelho gravou este requerimento depois que você o abriu aqui.</p>
      {overtaken && overtaken.length > 0 && <Changes overtaken={overtaken} />}
      {canGoOn && (
        <p>
          Se continuar, o que você digitou fica; confira e grave de novo. Se usar a versão gravada, o que
          digitou é descartado.
        </p>
      )}
    </Dialog>
  )
}

function Changes({ overtaken }: { overtaken: readonly Overtaken[] }) {
  return (
    <>
      <p>O que mudou:</p>
      <dl className={css.changes}>
        {overtaken.map(({ label, latest, typed }) => (
          <div key={label}>
            <dt className={css.label}>{label}</dt>
            {latest !== null && <dd className={css.value}>{`Está gravado: ${latest || 'em branco'}`}</dd>}
            {typed !== null && <dd className={css.value}>{`Você digitou: ${typed || 'em branco'}`}</dd>}
          </div>
        ))}
      </dl>
    </>
  )
}
