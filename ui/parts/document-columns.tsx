import { mdiAlert, mdiCheckCircle, mdiCircleOutline } from '@mdi/js'

import type { RequiredDocument } from '#domain/documents/required.ts'
import { isNotSentYet, letterOf, situationName } from '#domain/documents/situations.ts'
import type { RequestStatus } from '#domain/requests/status.ts'
import type { DocumentReaderActor } from '#machines/documents/document-reader/index.ts'
import { Icon } from '#ui/primitives/icon.tsx'
import { SituationMark } from '#ui/primitives/situation-mark.tsx'
import type { Column } from '#ui/primitives/table.tsx'
import * as common from '#ui/texts/common.ts'
import * as texts from '#ui/texts/documents.ts'
import * as css from './document-columns.css.ts'
import { DocumentLinks } from './document-links.tsx'
import { FileName } from './file-name.tsx'

type Shown = Pick<RequiredDocument, 'typeName' | 'fileName' | 'storeId' | 'situationId'> &
  Partial<Pick<RequiredDocument, 'situationName' | 'isNew'>>

/** The columns of every list of documents of a request in this status: document, file, situation (D-137). */
export const documentColumns = (
  reader: DocumentReaderActor,
  status: RequestStatus,
): readonly Column<Shown>[] => [
  {
    header: texts.document,
    namesRow: true,
    cell: (document) => (
      <div className={css.named}>
        <Mark {...document} />
        <span>{document.typeName}</span>
      </div>
    ),
  },
  {
    header: common.file,
    cell: ({ fileName, storeId, typeName }) => (
      <div className={css.file}>
        {fileName === '' ? <span className={css.noFile}>—</span> : <FileName>{fileName}</FileName>}
        <DocumentLinks reader={reader} document={{ fileName, storeId, typeName }} />
      </div>
    ),
  },
  {
    header: common.status,
    cell: (document) => <Situation document={document} isUnsent={isNotSentYet(status, document)} />,
  },
]

function Situation({ document, isUnsent }: { document: Shown; isUnsent: boolean }) {
  const { situationId, situationName: sent } = document
  const mark = (
    <SituationMark letter={letterOf(situationId)}>
      {sent || situationName(situationId) || texts.notSent}
    </SituationMark>
  )
  if (!isUnsent) return <div className={css.situation}>{mark}</div>
  return (
    <div className={css.unsent}>
      <span className={css.attached}>{texts.attached}</span>
      {mark}
      <span>{texts.notSentYet}</span>
    </div>
  )
}

/** Decorative: the situation is also there as text. */
function Mark({ fileName, situationId }: Shown) {
  if (letterOf(situationId) === 'E') return <Marked tone="rejected" icon={mdiAlert} />
  return fileName === '' ? (
    <Marked tone="missing" icon={mdiCircleOutline} />
  ) : (
    <Marked tone="attached" icon={mdiCheckCircle} />
  )
}

const Marked = ({ tone, icon }: { tone: keyof typeof css.mark; icon: string }) => (
  <span className={css.mark[tone]}>
    <Icon path={icon} />
  </span>
)
