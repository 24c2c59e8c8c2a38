/** A document of the participant's cloud. Both moments are ISO, '' where the server has none. */
export type CloudDocument = {
  readonly id: number
  /** Id in the document store, with which it is downloaded. */
  readonly storeId: string
  readonly typeId: number
  readonly typeName: string
  readonly fileName: string
  readonly recordedAt: string
  readonly sentAt: string
  /** What the scanner has said of it: only a free one can be opened (P-154). */
  readonly scan: 'free' | 'waiting' | 'infected'
  /** Rows of requests for which the fund rejected it, each with the moment (ISO). */
  readonly rejections: readonly { readonly rowId: number; readonly at: string }[]
}

/** When the fund rejected it for the row (ISO); null where it did not (DOCUMENTS-16). */
export const rejectedAt = ({ rejections }: CloudDocument, row: { readonly rowId: number }): string | null =>
  rejections.find(({ rowId }) => rowId === row.rowId)?.at ?? null

/** Whether a request may have it: one that waits for the scanner may, as the server says too (P-154, P-155). */
export const isAttachable = ({ scan }: CloudDocument): boolean => scan !== 'infected'

/** Sent last first, whatever the order given (CLOUD-04); of those sent at one moment, the higher id. */
export const sentLastFirst = (documents: readonly CloudDocument[]): readonly CloudDocument[] =>
  [...documents].sort((a, b) => b.sentAt.localeCompare(a.sentAt) || b.id - a.id)
