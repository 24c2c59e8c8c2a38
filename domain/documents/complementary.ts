/** A document that is not required and that the participant added. */
export type ComplementaryDocument = {
  readonly id: number
  readonly typeName: string
  readonly situationId: number | null
  /** Id in the document store, with which it is downloaded; null where the API does not say it (P-161). */
  readonly storeId: string | null
  readonly fileName: string
}
