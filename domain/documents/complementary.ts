/** A document that nobody asked for and the participant added (core 3). */
export type ComplementaryDocument = {
  readonly id: number
  readonly typeName: string
  readonly situationId: number | null
  readonly fileName: string
}
