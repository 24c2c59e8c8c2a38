import type { WireDependant } from '#api/contract/requests.ts'

import { yearsBefore } from './days.ts'
import type { SeedPerson } from './person.ts'

const NEW = -1

type IncomeTax = Pick<WireDependant, 'nome' | 'cpf' | 'data_nascimento' | 'sexo' | 'dependencia'>

export const incomeTaxDependant = (dependant: IncomeTax): WireDependant => ({
  ...dependant,
  id: NEW,
  tipo: 'ir',
  id_pessoa_dep: null,
  id_parentesco: null,
  nm_parentesco: '',
  selecionado: 'N',
})

export const beneficiariesOf = (
  { beneficiaries = [] }: SeedPerson,
  today: string,
): readonly WireDependant[] =>
  beneficiaries.map((person) => ({
    id: NEW,
    tipo: 'bnf',
    nome: person.name,
    cpf: person.cpf,
    data_nascimento: yearsBefore(today, person.age),
    sexo: person.sex,
    dependencia: '',
    id_pessoa_dep: person.id,
    id_parentesco: person.kinshipId,
    nm_parentesco: person.kinshipName,
    selecionado: 'S',
  }))
