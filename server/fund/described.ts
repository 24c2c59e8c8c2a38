import type { FundReference } from './schemas.ts'

type Row<Id> = { readonly id: Id; readonly name: string }

export const described = <Id>(rows: readonly Row<Id>[]) =>
  rows.map(({ id, name }) => ({ id, descricao: name }))

/** Lists of choices for data of a person. */
export const personLists = (fund: FundReference) => ({
  nacionalidade: described(fund.nationalities),
  estadoCivil: described(fund.civilStatuses),
  escolaridade: described(fund.schooling),
})

/** The same with the other lists of the enrolment, for `/api/tabelas` and `/api/adesaops2` (D-117). */
export const enrolmentTables = (fund: FundReference) => ({
  ...personLists(fund),
  tipoTempoServico: described(fund.serviceTimeTypes),
  parentesco: described(fund.kinships),
  paises: described(fund.countries),
})
