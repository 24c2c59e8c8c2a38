/** The address of a postal code; texts are '' where a town has one code for all of its streets. */
export type PostalAddress = {
  readonly street: string
  readonly district: string
  readonly city: string
  /** Two letters. */
  readonly state: string
}

/**
 * The address of a code of 8 digits; null where the code does not exist. Throws `Refusal` where the source does not
 * answer.
 */
export type FindPostalCode = (code: string) => Promise<PostalAddress | null>
