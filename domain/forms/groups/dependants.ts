import { messages } from '../../messages.ts'
import { notOwnCpf, oncePerList } from '../cpf-checks.ts'
import { bornSince1900, notInFuture } from '../date-checks.ts'
import { rowsOf } from '../form.ts'
import { cpf, realDate, upTo } from '../rules.ts'
import { sex } from './sex.ts'

/** Kinds of dependence for income tax, 1 to 6 (DEPENDANTS-04). */
export const DEPENDENCES = [
  { value: '1', label: 'Cônjuge' },
  { value: '2', label: 'Companheiro(a)' },
  { value: '3', label: 'Ex-companheiro(a)' },
  { value: '4', label: 'Filho(a) com menos de 21 anos' },
  { value: '5', label: 'Filho(a) inválido(a)' },
  { value: '6', label: 'Pai ou mãe dependente' },
]

/** Dependants for income tax, listed by the participant (DEPENDANTS-01, D-50). */
export const dependants = rowsOf({
  part: 'dependentes',
  title: 'Dependentes para o Imposto de Renda',
  empty: 'Nenhum dependente informado.',
  rowLabel: 'Dependente',
  source: 'participant',
  editableIn: 'LE',
  fields: [
    { name: 'nome', label: 'Nome', control: 'text', required: true, rule: upTo(60), editableIn: 'LE' },
    { name: 'cpf', label: 'CPF', control: 'cpf', required: true, rule: cpf, editableIn: 'LE' },
    {
      name: 'data_nascimento',
      label: 'Data de nascimento',
      control: 'date',
      required: true,
      rule: realDate,
      editableIn: 'LE',
    },
    sex('LE'),
    {
      name: 'dependencia',
      label: 'Vínculo com você',
      control: 'select',
      required: true,
      choices: DEPENDENCES,
      editableIn: 'LE',
    },
  ],
  checks: [
    notOwnCpf('cpf', 'do dependente'),
    oncePerList('dependentes', 'cpf'),
    notInFuture('data_nascimento', messages.bornInFuture),
    bornSince1900('data_nascimento'),
  ],
})
