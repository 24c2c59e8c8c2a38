import { shallowEqual, useSelector } from '@xstate/react'

import { type AutosaveActor, isStopped } from '#machines/form/autosave/index.ts'
import { type DraftActor, type DraftView, draftView } from '#machines/form/draft/index.ts'
import { Alert } from '#ui/primitives/alert.tsx'
import * as texts from '#ui/texts/form-fields.ts'

import * as css from './draft-news.css.ts'

type Props = { actor: DraftActor | undefined }

type NewsProps = Props & { autosave: AutosaveActor | undefined }

const useDraft = (actor: DraftActor | undefined) =>
  useSelector(actor, (snapshot) => (snapshot ? draftView(snapshot) : null), shallowEqual)

/**
 * Reports above the form that unsaved answers were restored, that the tab cannot store them, or that the draft was
 * saved elsewhere.
 */
export function DraftNews({ actor, autosave }: NewsProps) {
  const draft = useDraft(actor)
  const isElsewhere = useSelector(autosave, (snapshot) => snapshot !== undefined && isStopped(snapshot))
  return (
    <>
      {draft?.state === 'restored' && <Alert tone="info">{texts.draftRestored(draft.time)}</Alert>}
      {/* The live region exists before its text, so that the text is announced. */}
      <div role="status" className={css.region}>
        {draft?.state === 'refused' && (
          <Alert tone="warning" title={texts.draftRefused}>
            <p>{texts.draftRefusedAdvice}</p>
          </Alert>
        )}
        {isElsewhere && <Alert tone="info">{texts.savedElsewhere}</Alert>}
      </div>
    </>
  )
}

type SavedProps = Props & { /** The request was never saved. */ isNew: boolean }

/** In the head of the form: whether the server has all answers. The text is short, so that it stays on one line. */
export function DraftState({ actor, isNew }: SavedProps) {
  const draft = useDraft(actor)
  return draft && <p>{stateText(draft, isNew)}</p>
}

function stateText({ state, time }: DraftView, isNew: boolean): string | null {
  if (state !== 'settled') return texts.unsaved
  if (time !== '') return texts.savedAt(time)
  // 'Novo' says that it was never saved.
  return isNew ? null : texts.saved
}

/**
 * When the answers were last stored in the tab. It changes on most key presses, so it is not announced. Its line
 * stays after a save, which may come by itself while a button below it is pressed.
 */
export function DraftTime({ actor }: Props) {
  const draft = useDraft(actor)
  if (!draft || (draft.state !== 'kept' && draft.time === '')) return null
  return <p className={css.time}>{draft.state === 'kept' && texts.draftKept(draft.time)}</p>
}
