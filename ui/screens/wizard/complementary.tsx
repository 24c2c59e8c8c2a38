import { mdiCloudOutline, mdiDeleteOutline, mdiTrayArrowUp } from '@mdi/js'
import { shallowEqual, useSelector } from '@xstate/react'

import type { ComplementaryDocument } from '#domain/documents/complementary.ts'
import { complementaryPickerPath, newComplementaryPath } from '#domain/navigation/document-paths.ts'
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
    <Card title="Documentos complementares">
      {isOpen && <p>Se quiser, acrescente outros documentos que ajudem na análise. É opcional.</p>}
      {refusal && <Alert tone="error">{refusal}</Alert>}
      {documents.length > 0 && (
        <div className={css.documents}>
          <Table
            caption="Documentos complementares"
            columns={isOpen ? [...columns, removal(actor)] : columns}
            rows={documents}
            keyOf={({ id }) => id}
            empty=""
          />
        </div>
      )}
      {isOpen && (
        <ActionBar>
          <ButtonLink to={newComplementaryPath(requestId)} icon={mdiTrayArrowUp}>
            Enviar do aparelho
          </ButtonLink>
          <ButtonLink to={complementaryPickerPath(requestId)} icon={mdiCloudOutline}>
            Escolher da nuvem
          </ButtonLink>
        </ActionBar>
      )}
      <RemovalDialog actor={actor} view={view} />
    </Card>
  )
}

const removal = (actor: Props['actor']): Column<ComplementaryDocument> => ({
  header: 'Excluir',
  bare: true,
  cell: (document) => (
    <div className={css.clip}>
      <Button
        variant="compact"
        icon={mdiDeleteOutline}
        aria-label={`Excluir ${document.typeName}: ${document.fileName}`}
        onClick={() => actor?.send({ type: 'removal.wanted', document })}
      >
        Excluir
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
      title="Excluir o documento deste requerimento?"
      onEscape={dismiss}
      actions={
        <>
          <Button variant="secondary" onClick={dismiss}>
            Não, manter
          </Button>
          <Button
            variant="danger"
            busy={isRemoving}
            onClick={() => actor?.send({ type: 'removal.confirmed' })}
          >
            Sim, excluir
          </Button>
        </>
      }
    >
      <p>{document && `${document.typeName}: ${document.fileName}`}</p>
      <p>Ele continua na sua nuvem de documentos.</p>
    </Dialog>
  )
}
