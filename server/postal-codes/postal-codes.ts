/** Where a postal code is; texts are '' where a town has one code for all of its streets. */
export type PostalAddress = {
  readonly street: string
  readonly district: string
  readonly city: string
  /** Two letters. */
  readonly state: string
}

/** The address of a code of 8 digits; null: there is no such code. Throws `Refusal` where nobody can be asked now. */
export type FindPostalCode = (code: string) => Promise<PostalAddress | null>
