import type { RowName } from './upload-queue.types.ts'

/** The actor id of the upload to a row, one per row: 'upload.31', or 'upload.31.90' for a dependant. */
export const uploadIdOf = ({ rowId, dependantId }: RowName) =>
  ['upload', rowId, dependantId].filter((part) => part !== null).join('.')
