import type { RequiredDocument } from '#domain/documents/required.ts'
import { letterOf, situationName } from '#domain/documents/situations.ts'
import type { DocumentReaderActor } from '#machines/document-reader/index.ts'
import { SituationMark } from '#ui/primitives/situation-mark.tsx'
import type { Column } from '#ui/primitives/table.tsx'
import * as common from '#ui/texts/common.ts'
import * as texts from '#ui/texts/documents.ts'
import * as css from './document-columns.css.ts'
import { DocumentLinks } from './document-links.tsx'

type Shown = Pick<RequiredDocument, 'typeName' | 'fileName' | 'storeId' | 'situationId'> &
  Partial<Pick<RequiredDocument, 'situationName'>>

/** What every list of a request's documents says of each: which, its file, how it stands. */
export const documentColumns = (reader: DocumentReaderActor): readonly Column<Shown>[] => [
  { header: texts.document, namesRow: true, cell: ({ typeName }) => typeName },
  {
    header: common.file,
    cell: ({ fileName, storeId, typeName }) => (
      <>
        <span className={css.fileName}>{fileName || '—'}</span>
        <DocumentLinks reader={reader} document={{ fileName, storeId, typeName }} />
      </>
    ),
  },
  {
    header: common.status,
    cell: ({ situationId, situationName: sent }) => (
      <div className={css.situation}>
        <SituationMark letter={letterOf(situationId)}>
          {sent || situationName(situationId) || texts.notSent}
        </SituationMark>
      </div>
    ),
  },
]
