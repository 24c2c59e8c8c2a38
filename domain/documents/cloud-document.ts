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
}

/** Rows of one page (specialised 2). */
export const CLOUD_PAGE_SIZE = 10

/** What of them is on a page, from 0. */
export const onPage = <Row>(rows: readonly Row[], page: number): readonly Row[] =>
  rows.slice(page * CLOUD_PAGE_SIZE, (page + 1) * CLOUD_PAGE_SIZE)

/** Sent last first, whatever the order given (specialised 2); of those sent at one moment, the higher id. */
export const sentLastFirst = (documents: readonly CloudDocument[]): readonly CloudDocument[] =>
  [...documents].sort((a, b) => b.sentAt.localeCompare(a.sentAt) || b.id - a.id)
