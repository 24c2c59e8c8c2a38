import type { LackingDocument } from '#domain/documents/required.ts'

/** The id of the button 'Anexar' of a row. */
export const attachId = ({ dependantId, rowId }: Pick<LackingDocument, 'dependantId' | 'rowId'>) =>
  `anexar.${dependantId ?? 'titular'}.${rowId}`
