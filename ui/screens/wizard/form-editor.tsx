import { shallowEqual, useSelector } from '@xstate/react'

import type { DocumentReaderActor } from '#machines/documents/document-reader/index.ts'
import type { DocumentRowsActor } from '#machines/documents/document-rows/index.ts'
import type { UploadQueueActor } from '#machines/documents/upload-queue/index.ts'
import { editorView, type FormEditorActor } from '#machines/form/form-editor/index.ts'
import { waitingFor } from '#machines/form/submission/index.ts'
import { AttachMany } from '#ui/parts/attach-many.tsx'
import { Attachment } from '#ui/parts/attachment.tsx'

import { CancelDialog } from './cancel-dialog.tsx'
import { ConflictDialog } from './conflict-dialog.tsx'
import { DataStep } from './data-step.tsx'
import { DeclarationStep } from './declaration-step.tsx'
import { DocumentsStep } from './documents-step.tsx'
import { type FormView, NO_ROWS } from './form-view.ts'
import { RemovalDialog } from './removal-dialog.tsx'
import { SendDialog } from './send-dialog.tsx'
import * as css from './wizard.css.ts'
import { WizardActions } from './wizard-actions.tsx'
import { WizardHead } from './wizard-head.tsx'

type Props = { actor: FormEditorActor; uploadQueue: UploadQueueActor; reader: DocumentReaderActor }

/** A form at one of its steps, with the dialogs over it. */
export function FormEditor({ actor, ...documents }: Props) {
  const own = useSelector(actor, editorView, shallowEqual)
  const documentRows = useSelector(actor, ({ children }) => children.documentRows)
  const submission = useSelector(actor, ({ children }) => children.submission)
  const waiting = useSelector(submission, (snapshot) => snapshot && waitingFor(snapshot, own.step))
  const shown = useSelector(documentRows, (snapshot) => snapshot?.context)
  const attachment = useSelector(documentRows, (snapshot) => snapshot?.children.attachment)
  const attachMany = useSelector(documentRows, (snapshot) => snapshot?.children.attachMany)
  const view = { ...own, ...(shown ?? NO_ROWS), waitingFor: waiting ?? null }
  return (
    <>
      <WizardHead actor={actor} view={view} />
      <div className={css.step} aria-busy={view.waitingFor !== null}>
        <Step actor={actor} view={view} documentRows={documentRows} {...documents} />
      </div>
      <WizardActions actor={actor} view={view} />
      <Attachment actor={attachment} />
      <AttachMany actor={attachMany} />
      <RemovalDialog rows={documentRows} />
      <SendDialog actor={actor} view={view} />
      <CancelDialog actor={actor} view={view} />
      <ConflictDialog actor={actor} />
    </>
  )
}

type StepProps = Props & { view: FormView; documentRows: DocumentRowsActor | undefined }

function Step({ actor, view, ...documents }: StepProps) {
  switch (view.step) {
    case 'data':
      return <DataStep actor={actor} step={view.current} />
    case 'declaration':
      return <DeclarationStep actor={actor} step={view.current} state={view.beneficiaries} />
    case 'documents':
      return <DocumentsStep actor={actor} view={view} {...documents} />
    case null:
      return null
  }
}
