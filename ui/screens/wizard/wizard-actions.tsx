import { mdiArrowLeft, mdiArrowRight, mdiInformationOutline, mdiSendCheckOutline } from '@mdi/js'
import { useSelector } from '@xstate/react'
import { type ReactNode, useId } from 'react'

import { hasFailed } from '#machines/beneficiaries/index.ts'
import { lackingIn, type WizardActor, type WizardView } from '#machines/wizard/index.ts'
import { DraftTime } from '#ui/forms/draft-news.tsx'
import { ActionBar } from '#ui/primitives/action-bar.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { visuallyHidden } from '#ui/primitives/visually-hidden.css.ts'

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
        <div id={reasonId} className={css.reason}>
          <Icon path={mdiInformationOutline} />
          {reason}
        </div>
      )}
      <DraftTime actor={draft} />
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
              iconAt="end"
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
      {isOpen && (
        <div className={css.givingUp}>
          <Button
            variant="danger"
            busy={waitingFor === 'cancel'}
            onClick={() => actor.send({ type: 'cancel' })}
          >
            Cancelar Requerimento
          </Button>
        </div>
      )}
    </div>
  )
}

const sameNames = (before: readonly string[], after: readonly string[]) =>
  before.length === after.length && before.every((name, index) => name === after[index])

/** Why the button that leads on is off; null while it is on (D-56, P-145). */
function useReason(actor: WizardActor, { screen, isOpen, beneficiaries, statusName }: WizardView): ReactNode {
  const consultation = useSelector(actor, (snapshot) => snapshot.children.beneficiaries)
  const failed = useSelector(consultation, (snapshot) => snapshot !== undefined && hasFailed(snapshot))
  const lacking = useSelector(actor, lackingIn, sameNames)
  if (screen === 'documents') {
    if (!isOpen) return `A situação deste requerimento é "${statusName}": ele não pode mais ser enviado.`
    return lacking.length > 0 ? <Lacking names={lacking} /> : null
  }
  if (beneficiaries !== 'consulting' || !isOpen) return null
  return failed
    ? 'Para continuar, é preciso consultar os seus beneficiários. Tente novamente.'
    : 'Aguarde a consulta dos seus beneficiários.'
}

/** 'Falta: …', one name to a line for the eye; read out as the button's description it is one sentence. */
function Lacking({ names }: { names: readonly string[] }) {
  return (
    <div>
      <p className={css.lackingTitle}>Falta: </p>
      <ul className={css.lacking}>
        {names.map((name, index) => (
          <li key={name}>
            {name}
            {index < names.length - 1 && <span className={visuallyHidden}>; </span>}
          </li>
        ))}
      </ul>
    </div>
  )
}
