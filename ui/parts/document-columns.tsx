import type { RequiredDocument, WantedFile } from '#domain/documents/required.ts'
import { isNotSentYet, letterOf, situationName } from '#domain/documents/situations.ts'
import type { RequestStatus } from '#domain/requests/status.ts'
import type { DocumentReaderActor } from '#machines/documents/document-reader/index.ts'
import { SituationMark } from '#ui/primitives/situation-mark.tsx'
import type { Column } from '#ui/primitives/table.tsx'
import * as common from '#ui/texts/common.ts'
import * as texts from '#ui/texts/documents.ts'
import * as css from './document-columns.css.ts'
import { DocumentLinks } from './document-links.tsx'
import { FileName } from './file-name.tsx'
import { Thumbnail } from './thumbnail.tsx'

type Shown = Pick<RequiredDocument, 'typeName' | 'fileName' | 'storeId' | 'situationId'> &
  Partial<Pick<RequiredDocument, 'situationName' | 'isNew' | 'file'>>

/**
 * The columns of every list of documents of a request in this status: document, file, situation (D-137).
 * `wanted`: what a row without a file is to get where one can be attached.
 */
export const documentColumns = <Row extends Shown>(
  reader: DocumentReaderActor,
  status: RequestStatus,
  wanted: (document: Row) => WantedFile | null = () => null,
): readonly Column<Row>[] => [
  { header: texts.document, namesRow: true, cell: ({ typeName }) => typeName },
  {
    header: common.file,
    cell: ({ fileName, storeId, typeName, file }) => (
      <div className={css.file}>
        {fileName === '' ? (
          <span className={css.noFile}>—</span>
        ) : (
          <span className={css.named}>
            <Thumbnail name={fileName} file={file} size="row" />
            <FileName>{fileName}</FileName>
            {file?.pages && <span className={css.pages}>{texts.pages(file.pages)}</span>}
          </span>
        )}
        <DocumentLinks reader={reader} document={{ fileName, storeId, typeName }} />
      </div>
    ),
  },
  {
    header: common.status,
    cell: (document) => (
      <Situation document={document} wanted={wanted(document)} isUnsent={isNotSentYet(status, document)} />
    ),
  },
]

type SituationProps = { document: Shown; wanted: WantedFile | null; isUnsent: boolean }

/** One chip; the specified word is beside it until the fund has the file. */
function Situation({ document: { situationId, situationName: sent }, wanted, isUnsent }: SituationProps) {
  const word = sent || situationName(situationId) || texts.notSent
  if (wanted !== null) return <span className={css.chip.missing}>{texts.wanted[wanted]}</span>
  const mark = <SituationMark letter={letterOf(situationId)}>{word}</SituationMark>
  if (!isUnsent) return <div className={css.situation}>{mark}</div>
  return (
    <div className={css.unsent}>
      <span className={css.chip.attached}>{texts.attached}</span>
      {mark}
      <span>{texts.notSentYet}</span>
    </div>
  )
}
