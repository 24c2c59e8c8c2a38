import { mdiArrowRight } from '@mdi/js'
import { useSelector } from '@xstate/react'

import { hasFailed } from '#machines/form/beneficiaries/index.ts'
import { WarningList } from '#ui/forms/warning-list.tsx'
import { Button } from '#ui/primitives/button.tsx'
import * as texts from '#ui/texts/wizard.ts'

import { ActionsFrame, type ActionsProps } from './actions-frame.tsx'

/**
 * Próximo, disabled until the beneficiaries are looked up (P-145), and busy while it waits for the lookup of
 * the named participant: the other buttons then stop the waiting (P-768).
 */
export function StepActions({ actor, view }: ActionsProps) {
  const { isOpen, waitingFor, beneficiaries, isPersonAwaited } = view
  const consultation = useSelector(actor, (snapshot) => snapshot.children.beneficiaries)
  const failed = useSelector(consultation, (snapshot) => snapshot !== undefined && hasFailed(snapshot))
  const isWaiting = isOpen && beneficiaries === 'consulting'
  const reason = failed ? texts.consultationFirstFailed : texts.consultationFirst
  return (
    <>
      {view.isOpen && view.current && <WarningList actor={actor} step={view.current} />}
      <ActionsFrame actor={actor} view={view} reason={isWaiting ? reason : null}>
        {(explained) =>
          isOpen && (
            <Button
              icon={mdiArrowRight}
              iconAt="end"
              busy={waitingFor === 'save' || isPersonAwaited}
              off={isWaiting || waitingFor !== null}
              {...explained}
              onClick={() => actor.send({ type: 'step.completed' })}
            >
              {texts.next}
            </Button>
          )
        }
      </ActionsFrame>
    </>
  )
}
