import type { ReplyOf } from '#api/contract/call.ts'
import type { showDesk } from '#api/contract/desk.ts'
import { address as addressForm } from '#domain/forms/groups/address.ts'
import { DEPENDENCES } from '#domain/forms/groups/dependants.ts'
import { BRAZIL } from '#domain/people/countries.ts'
import { formatCpf } from '#domain/people/cpf.ts'
import { brazilianFromIso } from '#domain/people/dates.ts'

type Shown = ReplyOf<typeof showDesk>
type Line = readonly string[]

export const DEPENDANT_HEADINGS = ['Nome', 'CPF', 'Nascimento', 'Sexo', 'Dependência']

/** Income tax dependants as the participant listed them. */
export const dependantLines = ({ dependentes }: Shown): readonly Line[] =>
  dependentes
    .filter(({ tipo }) => tipo === 'ir')
    .map(({ nome, cpf, data_nascimento, sexo, dependencia }) => [
      nome,
      formatCpf(cpf),
      brazilianFromIso(data_nascimento),
      sexo,
      DEPENDENCES.find(({ value }) => value === dependencia)?.label ?? dependencia,
    ])

export const BENEFICIARY_HEADINGS = ['Nome', 'CPF', 'Nascimento', 'Sexo', 'Parentesco', 'Declarado']

/** Beneficiaries on record, and whether the participant declares each. */
export const beneficiaryLines = ({ dependentes }: Shown): readonly Line[] =>
  dependentes
    .filter(({ tipo }) => tipo === 'bnf')
    .map(({ nome, cpf, data_nascimento, sexo, nm_parentesco, selecionado }) => [
      nome,
      formatCpf(cpf),
      brazilianFromIso(data_nascimento),
      sexo,
      nm_parentesco,
      selecionado === 'S' ? 'Sim' : 'Não',
    ])

export function addressLines({ endereco }: Shown): readonly Line[] {
  if (endereco === null) return []
  const { id_pais } = endereco
  const named: Readonly<Record<string, unknown>> = {
    ...endereco,
    id_pais: id_pais === String(BRAZIL.id) ? BRAZIL.name : id_pais,
  }
  return addressForm.fields
    .map(({ name, label }) => [label, String(named[name] ?? '')])
    .filter(([, value]) => value !== '')
}
