import { mdiArrowLeft, mdiInformationOutline } from '@mdi/js'
import { useSelector } from '@xstate/react'
import { type ReactNode, useId } from 'react'

import type { FormEditorActor } from '#machines/form/form-editor/index.ts'
import { DraftTime } from '#ui/forms/draft-news.tsx'
import { ActionBar } from '#ui/primitives/action-bar.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import * as common from '#ui/texts/common.ts'
import * as texts from '#ui/texts/wizard.ts'

import type { FormView } from './form-view.ts'
import * as css from './wizard.css.ts'

export type ActionsProps = { actor: FormEditorActor; view: FormView }

type Props = ActionsProps & {
  /** Why the main button is unavailable; null if it is available. */
  reason: ReactNode
  /** What is read with the main button instead of the reason. */
  heard?: string | null
  /** The main button; the given props connect it with the reason. */
  children: (explained: { 'aria-describedby'?: string }) => ReactNode
  /** The progress of the step; with it, the main button is in the bar at the foot of the window. */
  foot?: ReactNode
}

/**
 * The footer of a step: what is missing, Voltar, Gravar e continuar depois, the main button, and apart from
 * them Cancelar.
 */
export function ActionsFrame({ actor, view, reason, heard = null, foot, children }: Props) {
  const { isOpen, waitingFor } = view
  const reasonId = useId()
  const off = waitingFor !== null
  const draft = useSelector(actor, (snapshot) => snapshot.children.draft)
  const main = children(reason || heard ? { 'aria-describedby': reasonId } : {})
  return (
    <div className={foot ? css.spreadActions : css.actions}>
      {reason && (
        <div id={heard === null ? reasonId : undefined} className={css.reason}>
          <Icon path={mdiInformationOutline} />
          {reason}
        </div>
      )}
      {heard !== null && (
        <p id={reasonId} hidden>
          {heard}
        </p>
      )}
      <DraftTime actor={draft} />
      <ActionBar>
        <Button
          variant="secondary"
          icon={mdiArrowLeft}
          off={off}
          onClick={() => actor.send({ type: 'step.left' })}
        >
          {common.back}
        </Button>
        {isOpen && (
          <Button
            variant="secondary"
            busy={waitingFor === 'later'}
            off={off}
            onClick={() => actor.send({ type: 'save.requested' })}
          >
            {texts.keep}
          </Button>
        )}
        {!foot && main}
      </ActionBar>
      {foot && (
        <div className={css.foot}>
          {foot}
          <ActionBar>{main}</ActionBar>
        </div>
      )}
      {isOpen && (
        <div className={css.givingUp}>
          <Button
            variant="danger"
            busy={waitingFor === 'cancel'}
            off={off}
            onClick={() => actor.send({ type: 'cancel.requested' })}
          >
            {texts.cancel}
          </Button>
        </div>
      )}
    </div>
  )
}
