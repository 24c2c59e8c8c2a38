import { mdiSendCheckOutline } from '@mdi/js'
import { useSelector } from '@xstate/react'
import { dequal } from 'dequal/lite'

import { attachedCount } from '#domain/documents/required.ts'
import { lackingIn } from '#machines/form/form-editor/index.ts'
import { Button } from '#ui/primitives/button.tsx'
import * as texts from '#ui/texts/wizard.ts'
import { ActionsFrame, type ActionsProps } from './actions-frame.tsx'
import { Lacking } from './lacking.tsx'
import { isUnfinished, useProgress } from './use-progress.ts'
import * as css from './wizard.css.ts'

/**
 * Finalizar requerimento, below the list of everything that is missing. Missing documents disable it (D-56);
 * missing answers do not, because a click leads to them (D-52).
 */
export function FinalizeActions({ actor, view }: ActionsProps) {
  const { isOpen, statusName, steps, waitingFor } = view
  const documents = useSelector(actor, lackingIn, dequal)
  const answers = useProgress(actor).filter((left) => left.step !== 'documents' && isUnfinished(left))
  const lacks = documents.length + answers.length > 0
  const all = { steps, answers, documents, pendingUploads: view.pendingUploads }
  const lacking = lacks && <Lacking actor={actor} {...all} />
  const { attached, total } = attachedCount(view)
  const [next] = documents
  const foot = isOpen && total > 0 && (
    <p className={next ? css.missing : css.state}>
      <strong>{texts.attachedOf(attached, total)}</strong>
      {next && <span>{` · ${texts.missingDocuments(next.name, documents.length)}`}</span>}
      {documents.length > 1 && <span className={css.first}>{texts.startingWith(next?.name ?? '')}</span>}
      {!lacks && <span>{` · ${texts.readyToSend}`}</span>}
    </p>
  )
  return (
    <ActionsFrame actor={actor} view={view} reason={isOpen ? lacking : texts.closed(statusName)} foot={foot}>
      {(explained) => (
        <Button
          icon={mdiSendCheckOutline}
          busy={waitingFor === 'send'}
          disabled={!isOpen}
          off={isOpen && (documents.length > 0 || waitingFor !== null)}
          {...explained}
          onClick={() => actor.send({ type: 'send.requested' })}
        >
          {texts.finalize}
        </Button>
      )}
    </ActionsFrame>
  )
}
