/** Data of a participant's registration that a form may ask for again; '' if unknown. */
export type OnRecord = 'rg' | 'orgao_emissor' | 'data_expedicao' | 'uf' | 'nome_mae' | 'nome_pai'

/** An account, under the wire names of its fields. */
export type SuggestedAccount = Readonly<
  Record<'banco' | 'agencia' | 'agencia_dv' | 'conta' | 'conta_dv', string>
>

/** A person on the fund's records, under the wire names of a dependant's fields. */
export type SuggestedPerson = Readonly<Record<'nome' | 'cpf' | 'data_nascimento' | 'sexo', string>>

/** Data that a new request can take over from the fund's records (FORM-43). */
export type Suggestions = {
  readonly registration: Readonly<Record<OnRecord, string>> | null
  /** From the last sent request. */
  readonly account: { readonly protocol: string; readonly answers: SuggestedAccount } | null
  readonly people: readonly { readonly kinship: string; readonly answers: SuggestedPerson }[]
}
