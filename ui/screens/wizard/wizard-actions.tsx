import { mdiArrowLeft, mdiArrowRight, mdiInformationOutline, mdiSendCheckOutline } from '@mdi/js'
import { useSelector } from '@xstate/react'
import { useId } from 'react'

import { messages } from '#domain/messages.ts'
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
  // A button that is off explains itself (D-56).
  const missing = screen === 'documents' ? view.missing : null
  const missingId = useId()
  const draft = useSelector(actor, (snapshot) => snapshot.children.draft)
  return (
    <div className={css.actions}>
      {missing && (
        <p id={missingId} className={css.missing}>
          <Icon path={mdiInformationOutline} />
          {messages.missing(missing)}
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
              off={missing !== null}
              {...(missing && { 'aria-describedby': missingId })}
              onClick={() => actor.send({ type: 'finalize' })}
            >
              Finalizar requerimento
            </Button>
          ) : (
            isOpen && (
              <Button
                icon={mdiArrowRight}
                busy={waitingFor === 'save'}
                disabled={!view.canProceed && waitingFor === null}
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
