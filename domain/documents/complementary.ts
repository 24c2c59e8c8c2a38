/** A document that is not required and that the participant added. */
export type ComplementaryDocument = {
  readonly id: number
  readonly typeName: string
  readonly situationId: number | null
  /** The id for downloads; null if the API does not return it (P-161). */
  readonly storeId: string | null
  readonly fileName: string
  /** Attached since the fund sent the request back (P-773). */
  readonly isNew?: boolean
}
