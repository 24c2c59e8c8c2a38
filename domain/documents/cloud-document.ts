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
}

/** Whether a request may have it: one that waits for the scanner may, as the server says too (P-154, P-155). */
export const isAttachable = ({ scan }: CloudDocument): boolean => scan !== 'infected'

/** Sent last first, whatever the order given (CLOUD-04); of those sent at one moment, the higher id. */
export const sentLastFirst = (documents: readonly CloudDocument[]): readonly CloudDocument[] =>
  [...documents].sort((a, b) => b.sentAt.localeCompare(a.sentAt) || b.id - a.id)
