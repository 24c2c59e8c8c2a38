/** A document of the participant's cloud (specialised 3). Both moments are ISO, '' where the server has none. */
export type CloudDocument = {
  readonly id: number
  /** Id in the document store, with which it is downloaded. */
  readonly storeId: string
  readonly typeId: number
  readonly typeName: string
  readonly fileName: string
  readonly recordedAt: string
  readonly sentAt: string
  /** What the scanner has said of it: only a free one can be opened or attached. */
  readonly scan: 'free' | 'waiting' | 'infected'
}

/** Sent last first, whatever the order given (specialised 2); of those sent at one moment, the higher id. */
export const sentLastFirst = (documents: readonly CloudDocument[]): readonly CloudDocument[] =>
  [...documents].sort((a, b) => b.sentAt.localeCompare(a.sentAt) || b.id - a.id)
