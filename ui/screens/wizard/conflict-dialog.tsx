import { useSelector } from '@xstate/react'
import { useRef } from 'react'

import type { Conflict } from '#domain/forms/overlap.ts'
import type { FormEditorActor } from '#machines/form/form-editor/index.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Dialog } from '#ui/primitives/dialog.tsx'
import * as texts from '#ui/texts/wizard.ts'

import * as css from './conflict-dialog.css.ts'

/** The same request was saved elsewhere: the participant chooses which version remains (D-54). */
export function ConflictDialog({ actor }: { actor: FormEditorActor }) {
  const choice = useSelector(actor, (snapshot) => snapshot.children.versionChoice)
  const conflicts = useSelector(choice, (snapshot) => snapshot?.context.conflicts)
  const canGoOn = useSelector(choice, (snapshot) => snapshot?.can({ type: 'typed.chosen' }))
  const main = useRef<HTMLButtonElement>(null)
  const takeStored = () => choice?.send({ type: 'stored.chosen' })
  return (
    <Dialog
      open={conflicts !== undefined}
      role="alertdialog"
      title={texts.overtakenTitle}
      description={
        <>
          <p>{texts.overtakenBy}</p>
          {canGoOn && <p>{texts.overtakenChoice}</p>}
        </>
      }
      initialFocus={main}
      actions={
        canGoOn ? (
          <>
            <Button variant="secondary" onClick={takeStored}>
              {texts.takeStored}
            </Button>
            <Button ref={main} onClick={() => choice?.send({ type: 'typed.chosen' })}>
              {texts.takeTyped}
            </Button>
          </>
        ) : (
          <Button ref={main} onClick={takeStored}>
            {texts.seeStored}
          </Button>
        )
      }
    >
      {conflicts && conflicts.length > 0 && <Changes conflicts={conflicts} />}
    </Dialog>
  )
}

function Changes({ conflicts }: { conflicts: readonly Conflict[] }) {
  return (
    <>
      <p>{texts.overtakenChanges}</p>
      <dl className={css.changes}>
        {conflicts.map(({ label, latest, typed }) => (
          <div key={label}>
            <dt className={css.label}>{label}</dt>
            {latest !== null && <dd className={css.value}>{texts.answerStored(latest)}</dd>}
            {typed !== null && <dd className={css.value}>{texts.answerTyped(typed)}</dd>}
          </div>
        ))}
      </dl>
    </>
  )
}
