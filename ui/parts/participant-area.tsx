import { mdiOpenInNew } from '@mdi/js'
import { shallowEqual, useSelector } from '@xstate/react'

import { type ParticipantAreaActor, participantAreaView } from '#machines/consent/participant-area/index.ts'
import { ActionBar } from '#ui/primitives/action-bar.tsx'
import { Alert } from '#ui/primitives/alert.tsx'
import { Button, type ButtonVariant } from '#ui/primitives/button.tsx'
import * as texts from '#ui/texts/participant-area.ts'

type Props = { actor: ParticipantAreaActor }
type ButtonProps = Props & { variant: ButtonVariant; children: string }

/** Opens the participant area in another tab; renders nothing if the fund has none (D-44, D-47). */
export function AreaButton({ actor, variant, children }: ButtonProps) {
  const view = useSelector(actor, participantAreaView, shallowEqual)
  if (!view.isOffered) return null
  return (
    <Button
      variant={variant}
      icon={mdiOpenInNew}
      busy={view.isOpening}
      aria-label={texts.openLabel}
      onClick={() => actor.send({ type: 'area.requested' })}
    >
      {children}
    </Button>
  )
}

/** Reports that the participant area could not be opened. */
export function AreaProblem({ actor }: Props) {
  const { problem } = useSelector(actor, participantAreaView, shallowEqual)
  return problem && <Alert tone="error">{problem}</Alert>
}

/** Button and problem, as the way to start a request in the participant area. */
export function AreaStart({ actor }: Props) {
  const { isOffered } = useSelector(actor, participantAreaView, shallowEqual)
  if (!isOffered) return null
  return (
    <>
      <AreaProblem actor={actor} />
      <ActionBar>
        <AreaButton actor={actor} variant="primary">
          {texts.open}
        </AreaButton>
      </ActionBar>
    </>
  )
}
