import { mdiArrowLeft, mdiArrowRight, mdiInformationOutline, mdiSendCheckOutline } from '@mdi/js'
import { useSelector } from '@xstate/react'
import { useId } from 'react'

import { messages } from '#domain/messages.ts'
import { hasFailed } from '#machines/beneficiaries/index.ts'
import type { WizardActor, WizardView } from '#machines/wizard/index.ts'
import { DraftTime } from '#ui/forms/draft-news.tsx'
import { ActionBar } from '#ui/primitives/action-bar.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Icon } from '#ui/primitives/icon.tsx'

import * as css from './wizard.css.ts'

type Props = { actor: WizardActor; view: WizardView }

/** The buttons of every step. While a call runs they stay where they are and say so. */
export function WizardActions({ actor, view }: Props) {
  const { screen, isOpen, waitingFor } = view
  const reason = useReason(actor, view)
  const reasonId = useId()
  const explained = reason !== null && { 'aria-describedby': reasonId }
  const draft = useSelector(actor, (snapshot) => snapshot.children.draft)
  return (
    <div className={css.actions}>
      {reason && (
        <p id={reasonId} className={css.reason}>
          <Icon path={mdiInformationOutline} />
          {reason}
        </p>
      )}
      <DraftTime actor={draft} />
      {isOpen && (
        <Button
          variant="danger"
          busy={waitingFor === 'cancel'}
          onClick={() => actor.send({ type: 'cancel' })}
        >
          Cancelar Requerimento
        </Button>
      )}
      <div className={css.onward}>
        <ActionBar>
          <Button variant="secondary" icon={mdiArrowLeft} onClick={() => actor.send({ type: 'back' })}>
            Voltar
          </Button>
          {screen === 'documents' ? (
            <Button
              icon={mdiSendCheckOutline}
              busy={waitingFor === 'send'}
              disabled={!isOpen}
              off={isOpen && reason !== null}
              {...explained}
              onClick={() => actor.send({ type: 'finalize' })}
            >
              Finalizar requerimento
            </Button>
          ) : (
            isOpen && (
              <Button
                icon={mdiArrowRight}
                busy={waitingFor === 'save'}
                off={reason !== null}
                {...explained}
                onClick={() => actor.send({ type: 'proceed' })}
              >
                Próximo
              </Button>
            )
          )}
        </ActionBar>
      </div>
    </div>
  )
}

/** Why the button that leads on is off; null while it is on (D-56, P-145). */
function useReason(actor: WizardActor, { screen, isOpen, missing, beneficiaries, statusName }: WizardView) {
  const consultation = useSelector(actor, (snapshot) => snapshot.children.beneficiaries)
  const failed = useSelector(consultation, (snapshot) => snapshot !== undefined && hasFailed(snapshot))
  if (screen === 'documents') {
    if (!isOpen) return `A situação deste requerimento é "${statusName}": ele não pode mais ser enviado.`
    return missing && messages.missing(missing)
  }
  if (beneficiaries !== 'consulting' || !isOpen) return null
  return failed
    ? 'Para continuar, é preciso consultar os seus beneficiários. Tente novamente.'
    : 'Aguarde a consulta dos seus beneficiários.'
}
