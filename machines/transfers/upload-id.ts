import type { RowName } from './transfers.types.ts'

/** The id of the actor that sends a row's file, one at a time: 'upload.31', or 'upload.31.90' for a dependant's. */
export const uploadIdOf = ({ rowId, dependantId }: RowName) =>
  ['upload', rowId, dependantId].filter((part) => part !== null).join('.')
