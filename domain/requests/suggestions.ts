/** What of a participant's registration a form may ask for again; '' where the fund does not know. */
export type OnRecord = 'rg' | 'orgao_emissor' | 'data_expedicao' | 'uf' | 'nome_mae' | 'nome_pai'

/** An account, under the wire names of its answers. */
export type SuggestedAccount = Readonly<
  Record<'banco' | 'agencia' | 'agencia_dv' | 'conta' | 'conta_dv', string>
>

/** A person of the fund's records, under the wire names of a dependant's answers. */
export type SuggestedPerson = Readonly<Record<'nome' | 'cpf' | 'data_nascimento' | 'sexo', string>>

/** What the fund knows of a participant and a new request may take over (FORM-43). */
export type Suggestions = {
  readonly registration: Readonly<Record<OnRecord, string>> | null
  /** Of the last request that was sent. */
  readonly account: { readonly protocol: string; readonly answers: SuggestedAccount } | null
  readonly people: readonly { readonly kinship: string; readonly answers: SuggestedPerson }[]
}
