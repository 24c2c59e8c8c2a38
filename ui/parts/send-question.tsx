import { useRef } from 'react'

import type { ComplementaryDocument } from '#domain/documents/complementary.ts'
import type { PersonDocuments, RequiredDocument } from '#domain/documents/required.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Dialog } from '#ui/primitives/dialog.tsx'
import { focusControl } from '#ui/primitives/focus.ts'
import { Fold } from '#ui/primitives/fold.tsx'
import { type Summary, SummaryList } from '#ui/primitives/summary-list.tsx'
import * as common from '#ui/texts/common.ts'
import { documentsOf, fileOf } from '#ui/texts/documents.ts'
import * as texts from '#ui/texts/review.ts'

import * as css from './send-question.css.ts'

type Props = {
  isAsked: boolean
  /** What is sent. */
  request: {
    readonly protocol: string
    readonly typeName: string
    /** Answers to look at once more. */
    readonly repeated: readonly Summary[]
    readonly documents: readonly RequiredDocument[]
    readonly people: readonly PersonDocuments[]
    readonly complementary: readonly ComplementaryDocument[]
  }
  onConfirm: () => void
  onDismiss: () => void
  /** The id of the heading of the review on the page, if there is one. */
  reviewId?: string
}

/** The question before sending, with the protocol and what is sent (WCAG 3.3.4; P-141). */
export function SendQuestion({ isAsked, request, onConfirm, onDismiss, reviewId }: Props) {
  const { protocol, typeName, repeated, documents, people, complementary } = request
  const attached = [...documents, ...people.flatMap((person) => person.documents)]
  const count = attachedOf(attached).length + complementary.length
  // It has the focus first, so that a second Enter on the button that asks sends nothing.
  const notYet = useRef<HTMLButtonElement>(null)
  const wantsReview = useRef(false)
  const review = () => {
    wantsReview.current = true
    onDismiss()
  }
  const showReview = () => {
    if (wantsReview.current && reviewId !== undefined) focusControl(reviewId)
    wantsReview.current = false
  }
  return (
    <Dialog
      open={isAsked}
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
      onEscape={onDismiss}
      onClosed={showReview}
      initialFocus={notYet}
      actions={
        <>
          <Button ref={notYet} variant="secondary" onClick={onDismiss}>
            {texts.sendDismissed}
          </Button>
          {reviewId !== undefined && (
            <Button variant="secondary" onClick={review}>
              {texts.sendReviewed}
            </Button>
          )}
          <Button onClick={onConfirm}>{texts.sendConfirmed}</Button>
        </>
      }
    >
      {repeated.length > 0 && <SummaryList items={repeated} />}
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
