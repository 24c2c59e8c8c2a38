import { mdiPaperclip } from '@mdi/js'

import type { PersonDocuments, RequiredDocument } from '#domain/documents/required.ts'
import { isReplaceable, letterOf, situationName } from '#domain/documents/situations.ts'
import type { DocumentSlot } from '#machines/upload-chooser/index.ts'
import { Button } from '#ui/primitives/button.tsx'
import { SituationMark } from '#ui/primitives/situation-mark.tsx'
import { type Column, Table } from '#ui/primitives/table.tsx'

import * as css from './wizard.css.ts'

export type Attach = (slot: Omit<DocumentSlot, 'requestId'>) => void

const read: readonly Column<RequiredDocument>[] = [
  { header: 'Documento', namesRow: true, cell: (document) => document.typeName },
  {
    header: 'Arquivo',
    cell: (document) => <span className={css.fileName}>{document.fileName || '—'}</span>,
  },
  {
    header: 'Situação',
    cell: ({ situationId, situationName: sent }) => (
      <div className={css.situation}>
        <SituationMark letter={letterOf(situationId)}>
          {sent || situationName(situationId) || 'Não enviado'}
        </SituationMark>
      </div>
    ),
  },
]

type Props = {
  caption: string
  /** Whose documents they are, when not the holder's. */
  person?: PersonDocuments
  documents: readonly RequiredDocument[]
  /** null: nothing can be attached. */
  attach: Attach | null
}

export function RequiredDocuments({ caption, person, documents, attach }: Props) {
  return (
    <div className={css.documents}>
      <Table
        caption={caption}
        columns={attach ? [...read, paperclip(attach, person)] : read}
        rows={documents}
        keyOf={(document) => document.id}
        empty="Nenhum documento é pedido."
      />
    </div>
  )
}

/** A document that the fund has checked is not replaced (D-76). */
function paperclip(attach: Attach, person: PersonDocuments | undefined): Column<RequiredDocument> {
  return {
    header: 'Anexar',
    cell: ({ id, typeId, typeName, situationId }) => {
      const title = person ? `${typeName} (${person.name})` : typeName
      const slot = { rowId: id, dependantId: person?.dependantId ?? null, documentTypeId: typeId, title }
      return isReplaceable(situationId) ? (
        <div className={css.clip}>
          <Button
            variant="compact"
            icon={mdiPaperclip}
            aria-label={`Anexar ${title}`}
            onClick={() => attach(slot)}
          >
            Anexar
          </Button>
        </div>
      ) : (
        '—'
      )
    },
  }
}
