/** A document of the participant's cloud. Both times are ISO, '' if the server has none. */
export type CloudDocument = {
  readonly id: number
  /** The id for downloads. */
  readonly storeId: string
  readonly typeId: number
  readonly typeName: string
  readonly fileName: string
  readonly recordedAt: string
  readonly sentAt: string
  /** The state of the scan: only a free document can be opened (P-154). */
  readonly scan: 'free' | 'waiting' | 'infected'
  /** The rows of requests for which the fund rejected it, each with the time (ISO). */
  readonly rejections: readonly { readonly rowId: number; readonly at: string }[]
}

/** When the fund rejected it for the row (ISO); null if it did not (DOCUMENTS-16). */
export const rejectedAt = ({ rejections }: CloudDocument, row: { readonly rowId: number }): string | null =>
  rejections.find(({ rowId }) => rowId === row.rowId)?.at ?? null

/** Whether it may be attached to a request: a document that waits for its scan may (P-154, P-155). */
export const isAttachable = ({ scan }: CloudDocument): boolean => scan !== 'infected'

/** Newest first, whatever the given order (CLOUD-04); at the same time, the higher id first. */
export const sentLastFirst = (documents: readonly CloudDocument[]): readonly CloudDocument[] =>
  [...documents].sort((a, b) => b.sentAt.localeCompare(a.sentAt) || b.id - a.id)
