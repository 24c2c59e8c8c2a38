/** Texts are '' if one code covers a whole town. */
export type PostalAddress = {
  readonly street: string
  readonly district: string
  readonly city: string
  /** Two letters. */
  readonly state: string
}

/**
 * The address of a code of 8 digits; null for an unknown code. Throws `Refusal` if the source does not
 * answer.
 */
export type FindPostalCode = (code: string) => Promise<PostalAddress | null>
