/** Data of a participant's registration that a form may ask for again; '' if unknown. */
export type OnRecord = 'rg' | 'orgao_emissor' | 'data_expedicao' | 'uf' | 'nome_mae' | 'nome_pai'

/** A person on the fund's records, under the wire names of a dependant's fields. */
export type SuggestedPerson = Readonly<Record<'nome' | 'cpf' | 'data_nascimento' | 'sexo', string>>

/** Answers that belong together: they are offered, and taken over, as one. */
export type EarlierGroup = 'account' | 'idCard' | 'parents'

/**
 * What the last sent request that has the group says: an account and its type of payment under the wire names
 * of their fields, the others as in the registration.
 */
export type EarlierAnswers = {
  readonly of: EarlierGroup
  readonly protocol: string
  readonly answers: Readonly<Record<string, string>>
}

/** Data that a new request can take over from the fund's records (FORM-43). */
export type Suggestions = {
  readonly registration: Readonly<Record<OnRecord, string>> | null
  readonly earlier: readonly EarlierAnswers[]
  readonly people: readonly { readonly kinship: string; readonly answers: SuggestedPerson }[]
}
