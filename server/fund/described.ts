import type { FundReference } from './schemas.ts'

type Row<Id> = { readonly id: Id; readonly name: string }

export const described = <Id>(rows: readonly Row<Id>[]) =>
  rows.map(({ id, name }) => ({ id, descricao: name }))

/** The lists that a person's data choose from. */
export const personLists = (fund: FundReference) => ({
  nacionalidade: described(fund.nationalities),
  estadoCivil: described(fund.civilStatuses),
  escolaridade: described(fund.schooling),
})

/** The same and what else the enrolment chooses from in `/api/tabelas` and `/api/adesaops2` alike (D-117). */
export const enrolmentTables = (fund: FundReference) => ({
  ...personLists(fund),
  tipoTempoServico: described(fund.serviceTimeTypes),
  parentesco: described(fund.kinships),
  paises: described(fund.countries),
})
