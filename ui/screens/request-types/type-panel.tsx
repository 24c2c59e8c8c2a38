import { mdiArrowRight } from '@mdi/js'
import { useId } from 'react'

import { messages } from '#domain/messages.ts'
import type { ParticipantAreaActor } from '#machines/participant-area/index.ts'
import type { OfferedType } from '#machines/portal/index.ts'
import { ActionBar } from '#ui/primitives/action-bar.tsx'
import { Alert } from '#ui/primitives/alert.tsx'
import { Button, ButtonTo } from '#ui/primitives/button.tsx'
import { Expander } from '#ui/primitives/expander.tsx'
import { AreaStart } from '#ui/screens/participant-area/participant-area.tsx'

import * as css from './request-types.css.ts'

type Props = { type: OfferedType; area: ParticipantAreaActor }

/** One type on offer: its description, its details, and the way to start it. */
export function TypePanel({ type, area }: Props) {
  return (
    <Expander title={type.name} name="tipos">
      {type.details && <p className={css.details}>{type.details}</p>}
      <Start type={type} area={area} />
    </Expander>
  )
}

function Start({ type: { startPath, obstacle }, area }: Props) {
  const reasonId = useId()
  if (obstacle === 'participantArea') {
    return (
      <>
        <Alert tone="info">
          <p>
            Este requerimento é feito na área do participante, no menu{' '}
            <strong>
              Cadastro/
              <wbr />
              Recadastramento
            </strong>
            .
          </p>
        </Alert>
        <AreaStart actor={area} />
      </>
    )
  }
  if (startPath !== null) {
    return (
      <ActionBar>
        <ButtonTo icon={mdiArrowRight} to={startPath}>
          Iniciar requerimento
        </ButtonTo>
      </ActionBar>
    )
  }
  return (
    <>
      <Alert tone="warning">
        <p id={reasonId}>
          {obstacle === 'withdrawalNotAllowed' ? messages.withdrawalNotAllowed : messages.typeNotOffered}
        </p>
      </Alert>
      <ActionBar>
        <Button disabled aria-describedby={reasonId}>
          Iniciar requerimento
        </Button>
      </ActionBar>
    </>
  )
}
