import { mdiCloudOutline, mdiDeleteOutline, mdiTrayArrowUp } from '@mdi/js'
import { shallowEqual, useSelector } from '@xstate/react'

import type { ComplementaryDocument } from '#domain/documents/complementary.ts'
import { complementaryPickerPath, newComplementaryPath } from '#domain/navigation/paths.ts'
import {
  type ComplementaryActor,
  type ComplementaryView,
  complementaryView,
} from '#machines/complementary/index.ts'
import type { DocumentReaderActor } from '#machines/document-reader/index.ts'
import { ActionBar } from '#ui/primitives/action-bar.tsx'
import { Alert } from '#ui/primitives/alert.tsx'
import { Button, ButtonLink } from '#ui/primitives/button.tsx'
import { Card } from '#ui/primitives/card.tsx'
import { Dialog } from '#ui/primitives/dialog.tsx'
import { type Column, Table } from '#ui/primitives/table.tsx'
import * as css from '#ui/screens/documents/document-columns.css.ts'
import { documentColumns } from '#ui/screens/documents/document-columns.tsx'
import * as common from '#ui/texts/common.ts'
import { fileOf } from '#ui/texts/documents.ts'
import * as texts from '#ui/texts/wizard.ts'

type Props = Pick<ComplementaryView, 'documents' | 'isOpen'> & {
  /** undefined while the wizard is at something else, such as a dialog: the card stays, and nobody listens. */
  actor: ComplementaryActor | undefined
  requestId: number
  reader: DocumentReaderActor
}

const UNASKED = { removal: null, isRemoving: false, refusal: null }

/** Documents that nobody asked for: listed, added from the device or the cloud, removed (core 2 step 3; D-76). */
export function Complementary({ actor, requestId, reader, ...known }: Props) {
  const view = useSelector(
    actor,
    (snapshot) => (snapshot ? complementaryView(snapshot) : { ...known, ...UNASKED }),
    shallowEqual,
  )
  const { documents, isOpen, refusal } = view
  if (documents.length === 0 && !isOpen) return null
  const columns = documentColumns(reader)
  return (
    <Card title={common.complementaryDocuments}>
      {isOpen && <p>{texts.complementaryLead}</p>}
      {refusal && <Alert tone="error">{refusal}</Alert>}
      {documents.length > 0 && (
        <div className={css.documents}>
          <Table
            caption={common.complementaryDocuments}
            columns={isOpen ? [...columns, removal(actor)] : columns}
            rows={documents}
            keyOf={({ id }) => id}
            empty=""
          />
        </div>
      )}
      {isOpen && (
        <ActionBar>
          <ButtonLink variant="quiet" to={newComplementaryPath(requestId)} icon={mdiTrayArrowUp}>
            {common.sendFromDevice}
          </ButtonLink>
          <ButtonLink variant="quiet" to={complementaryPickerPath(requestId)} icon={mdiCloudOutline}>
            {common.chooseFromCloud}
          </ButtonLink>
        </ActionBar>
      )}
      <RemovalDialog actor={actor} view={view} />
    </Card>
  )
}

const nameOf = ({ typeName, fileName }: ComplementaryDocument) => fileOf(typeName, fileName)

const removal = (actor: Props['actor']): Column<ComplementaryDocument> => ({
  header: texts.remove,
  bare: true,
  cell: (document) => (
    <div className={css.clip}>
      <Button
        variant="compact"
        icon={mdiDeleteOutline}
        aria-label={texts.removeNamed(nameOf(document))}
        onClick={() => actor?.send({ type: 'removal.wanted', document })}
      >
        {texts.remove}
      </Button>
    </div>
  ),
})

type RemovalProps = Pick<Props, 'actor'> & { view: ComplementaryView }

function RemovalDialog({ actor, view: { removal: document, isRemoving } }: RemovalProps) {
  const dismiss = () => actor?.send({ type: 'removal.dismissed' })
  return (
    <Dialog
      open={document !== null}
      role="alertdialog"
      title={texts.removalTitle}
      description={
        <>
          <p>{document && nameOf(document)}</p>
          <p>{texts.removalSpares}</p>
        </>
      }
      onEscape={dismiss}
      actions={
        <>
          <Button variant="secondary" onClick={dismiss}>
            {texts.removalDismissed}
          </Button>
          <Button
            variant="danger"
            busy={isRemoving}
            onClick={() => actor?.send({ type: 'removal.confirmed' })}
          >
            {texts.removalConfirmed}
          </Button>
        </>
      }
    />
  )
}
