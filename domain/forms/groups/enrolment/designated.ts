import { messages } from '../../../messages.ts'
import { isCpf } from '../../../people/cpf.ts'
import { YES_NO } from '../../choices.ts'
import { notOwnCpf, oncePerList } from '../../cpf-checks.ts'
import { bornSince1900, notInFuture } from '../../date-checks.ts'
import { decimalOf, hundredthsOf, writtenDecimal } from '../../decimals.ts'
import { type Check, type Row, type RowsCheck, rowsOf, type Values } from '../../form.ts'
import { FROM_FUND } from '../../from-fund.ts'
import { cpf, decimal, realDate, upTo } from '../../rules.ts'
import { sex } from '../sex.ts'
import { fromList } from './lists.ts'
import { distanceInAge, moreThanOneSpouse, sameSex } from './unlikely.ts'

type ShareName = 'designado' | 'percentual'

const WHOLE = 10_000

const isZero = ({ percentual }: Values<ShareName>) => percentual === '' || decimalOf(percentual) === 0

/** The share belongs to the designated person, not to the beneficiary (D-85). */
const shareFitsDesignation: Check<ShareName, ShareName> = (values) => {
  if (values.designado === 'S' && isZero(values)) {
    return { field: 'percentual', message: messages.shareAboveZero }
  }
  return values.designado === 'N' && !isZero(values)
    ? { field: 'percentual', message: messages.shareZero }
    : null
}

const sharesIn = (rows: readonly Row[]) =>
  rows.map(({ values: { percentual = '' } }) => (percentual === '' ? 0 : hundredthsOf(percentual)))

const sumOf = (shares: readonly (number | null)[]) =>
  shares.reduce<number>((sum, share) => sum + (share ?? 0), 0)

/** Designated persons are optional; their shares add up to 100 % (D-85, D-86). */
const sharesAddUp: RowsCheck = (rows) => {
  const shares = sharesIn(rows)
  const total = sumOf(shares)
  const isOpen = shares.includes(null)
  return isOpen || total === 0 || total === WHOLE ? null : messages.sharesAddUp
}

/** The sum of the shares of the designated so far; null where there is no designated person. */
const sumInWords = (rows: readonly Row[]): string | null =>
  rows.some(({ values }) => values.designado === 'S')
    ? messages.sharesSum(writtenDecimal((sumOf(sharesIn(rows)) / 100).toFixed(2), 0))
    : null

/** Recipients of the pension (beneficiaries) and of the death lump sum (designated) (ENROL-14). */
export const designated = rowsOf({
  part: 'designados',
  title: 'Beneficiários e designados',
  help: 'Beneficiários são as pessoas com vínculo legal que recebem a pensão por morte. Designados podem ser quaisquer pessoas: recebem o pecúlio por morte, na proporção que você indicar.',
  empty: 'Nenhum dependente informado.',
  rowLabel: 'Dependente',
  source: 'participant',
  total: sumInWords,
  editableIn: 'LE',
  fields: [
    { name: 'nome', label: 'Nome', control: 'text', required: true, rule: upTo(64), editableIn: 'LE' },
    {
      name: 'cpf',
      label: 'CPF',
      control: 'cpf',
      required: true,
      rule: cpf,
      // Another CPF is another person than the one on record (P-397).
      resets: (value) => (isCpf(value) ? ['id_pessoa_dep', FROM_FUND] : []),
      editableIn: 'LE',
    },
    {
      name: 'id_parentesco',
      label: 'Parentesco',
      control: 'select',
      required: true,
      choices: fromList('id_parentesco', 'kinships'),
      warning: moreThanOneSpouse,
      editableIn: 'LE',
    },
    { ...sex('LE'), warning: sameSex },
    {
      name: 'data_nascimento',
      label: 'Data de nascimento',
      control: 'date',
      required: true,
      rule: realDate,
      warning: distanceInAge,
      editableIn: 'LE',
    },
    { name: 'invalido', label: 'Inválido(a)?', control: 'radio', choices: YES_NO, editableIn: 'LE' },
    {
      name: 'beneficiario',
      label: 'Beneficiário(a) da pensão?',
      control: 'radio',
      required: true,
      choices: YES_NO,
      editableIn: 'LE',
    },
    {
      name: 'designado',
      label: 'Designado(a) para o pecúlio?',
      control: 'radio',
      required: true,
      choices: YES_NO,
      resets: ['percentual'],
      editableIn: 'LE',
    },
    {
      name: 'percentual',
      label: 'Percentual do pecúlio (em %)',
      hint: 'O pecúlio é pago de uma só vez; os percentuais de todos os designados somam 100%.',
      control: 'percent',
      required: ({ designado }) => designado === 'S',
      rule: decimal,
      derived: (values) => (values.designado === 'N' && isZero(values) ? '0' : null),
      editableIn: 'LE',
    },
    {
      name: 'id_pessoa_dep',
      label: 'Pessoa do cadastro',
      control: 'text',
      shownWhen: () => false,
      derived: ({ id_pessoa_dep }) => id_pessoa_dep,
      editableIn: 'LE',
    },
  ],
  checks: [
    notOwnCpf('cpf', 'do dependente'),
    oncePerList('designados', 'cpf'),
    notInFuture('data_nascimento'),
    bornSince1900('data_nascimento'),
    shareFitsDesignation,
  ],
  rowsChecks: [sharesAddUp],
})
