import { shallowEqual, useSelector } from '@xstate/react'

import { type DraftActor, type DraftView, draftView } from '#machines/draft/index.ts'
import { Alert } from '#ui/primitives/alert.tsx'
import * as texts from '#ui/texts/form-fields.ts'

import * as css from './draft-news.css.ts'

type Props = { actor: DraftActor | undefined }

const useDraft = (actor: DraftActor | undefined) =>
  useSelector(actor, (snapshot) => (snapshot ? draftView(snapshot) : null), shallowEqual)

/** Over the form: what was typed is here again, or cannot be kept. */
export function DraftNews({ actor }: Props) {
  const draft = useDraft(actor)
  return (
    <>
      {draft?.state === 'restored' && <Alert tone="info">{texts.draftRestored(draft.time)}</Alert>}
      {/* The region stands before there is something to announce, and announces it once. */}
      <div role="status" className={css.region}>
        {draft?.state === 'refused' && (
          <Alert tone="warning" title={texts.draftRefused}>
            <p>{texts.draftRefusedAdvice}</p>
          </Alert>
        )}
      </div>
    </>
  )
}

type SavedProps = Props & { /** It was never saved. */ isNew: boolean }

/** In the head of the form: whether the server has what is in it. Short, so that it stays one line. */
export function DraftState({ actor, isNew }: SavedProps) {
  const draft = useDraft(actor)
  return draft && <p>{stateText(draft, isNew)}</p>
}

function stateText({ state, time }: DraftView, isNew: boolean): string {
  if (state !== 'settled') return texts.unsaved
  if (time !== '') return texts.savedAt(time)
  return isNew ? texts.neverSaved : texts.saved
}

/** Beside the buttons: when what was typed was kept last. It changes at many a key, so it is not announced. */
export function DraftTime({ actor }: Props) {
  const draft = useDraft(actor)
  return draft?.state === 'kept' ? <p className={css.time}>{texts.draftKept(draft.time)}</p> : null
}
