import { mdiArrowLeft, mdiInformationOutline } from '@mdi/js'
import { useSelector } from '@xstate/react'
import { type ReactNode, useId, useState } from 'react'

import type { FormEditorActor } from '#machines/form/form-editor/index.ts'
import { DraftTime } from '#ui/forms/draft-news.tsx'
import { ActionBar } from '#ui/primitives/action-bar.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import * as common from '#ui/texts/common.ts'
import * as texts from '#ui/texts/wizard.ts'
import { media } from '#ui/theme.css.ts'

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
 * The footer of a step: what is missing, Voltar, Gravar e continuar depois, the main button, on a phone before
 * these, and apart from them Cancelar.
 */
export function ActionsFrame({ actor, view, reason, heard = null, foot, children }: Props) {
  const { isOpen, waitingFor } = view
  const reasonId = useId()
  // In the document too, so that the keyboard follows the eye.
  const [isFirst] = useState(() => globalThis.matchMedia?.(media.phone).matches ?? false)
  const off = waitingFor !== null
  const draft = useSelector(actor, (snapshot) => snapshot.children.draft)
  const button = children(reason || heard ? { 'aria-describedby': reasonId } : {})
  const main = foot ? (
    <div className={css.foot}>
      {foot}
      <ActionBar>{button}</ActionBar>
    </div>
  ) : isFirst && button ? (
    <ActionBar>{button}</ActionBar>
  ) : (
    button
  )
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
      {isFirst && main}
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
        {!isFirst && !foot && main}
      </ActionBar>
      {!isFirst && foot && main}
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
