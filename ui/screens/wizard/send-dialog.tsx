import { useSelector } from '@xstate/react'
import { useRef } from 'react'

import type { RequiredDocument } from '#domain/documents/required.ts'
import type { FormEditorActor } from '#machines/form-editor/index.ts'
import { questionOf } from '#machines/submission/index.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Dialog } from '#ui/primitives/dialog.tsx'
import { Fold } from '#ui/primitives/fold.tsx'
import * as common from '#ui/texts/common.ts'
import { documentsOf, fileOf } from '#ui/texts/documents.ts'
import * as texts from '#ui/texts/review.ts'

import type { FormView } from './form-view.ts'
import * as css from './send-dialog.css.ts'

type Props = { actor: FormEditorActor; view: FormView }

/** The question before sending, with the protocol and what is sent (WCAG 3.3.4; P-141). */
export function SendDialog({ actor, view }: Props) {
  const { protocol, typeName, documents, people, complementary } = view
  const submission = useSelector(actor, (snapshot) => snapshot.children.submission)
  const isAsked = useSelector(submission, (snapshot) => snapshot && questionOf(snapshot) === 'send')
  const attached = [...documents, ...people.flatMap((person) => person.documents)]
  const count = attachedOf(attached).length + complementary.length
  // It has the focus first, so that a second Enter on Finalizar sends nothing.
  const notYet = useRef<HTMLButtonElement>(null)
  const dismiss = () => submission?.send({ type: 'send.dismissed' })
  return (
    <Dialog
      open={isAsked === true}
      role="alertdialog"
      title={
        <>
          {texts.sendTitleBefore} <span className={css.protocol}>{protocol}</span> {texts.sendTitleAfter}
        </>
      }
      description={
        <>
          <p className={css.type}>{typeName}</p>
          <p>{texts.sendIsFinal}</p>
        </>
      }
      onEscape={dismiss}
      initialFocus={notYet}
      actions={
        <>
          <Button ref={notYet} variant="secondary" onClick={dismiss}>
            {texts.sendDismissed}
          </Button>
          <Button onClick={() => submission?.send({ type: 'send.confirmed' })}>{texts.sendConfirmed}</Button>
        </>
      }
    >
      {count > 0 && (
        <Fold title={texts.sendCount(count)}>
          <Attached title={common.holderDocuments} documents={attachedOf(documents)} />
          {people.map((person) => (
            <Attached
              key={person.dependantId}
              title={documentsOf(person)}
              documents={attachedOf(person.documents)}
            />
          ))}
          <Attached title={common.complementaryDocuments} documents={complementary} />
        </Fold>
      )}
    </Dialog>
  )
}

const attachedOf = (documents: readonly RequiredDocument[]) =>
  documents.filter(({ documentId }) => documentId !== null)

type Named = Pick<RequiredDocument, 'id' | 'typeName' | 'fileName'>

function Attached({ title, documents }: { title: string; documents: readonly Named[] }) {
  if (documents.length === 0) return null
  return (
    <section>
      <h3 className={css.heading}>{title}</h3>
      <ul className={css.list}>
        {documents.map(({ id, typeName, fileName }) => (
          <li key={id}>{fileName ? fileOf(typeName, fileName) : typeName}</li>
        ))}
      </ul>
    </section>
  )
}
