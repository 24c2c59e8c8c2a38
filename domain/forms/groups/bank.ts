import { messages } from '../../messages.ts'
import { banksOffered, DEFAULT_BANKS } from '../../requests/banks.ts'
import { NUMBER_WITH_DIGIT } from '../check-digit.ts'
import { type Check, group, type Values } from '../form.ts'
import { accountUpTo, branch, checkDigits } from '../rules.ts'

type BankName<Suffix extends string> = `${'banco' | 'agencia' | 'agencia_dv' | 'conta' | 'conta_dv'}${Suffix}`

const BRANCH_PLUS_DIGIT = 5
const ACCOUNT_PLUS_DIGIT = 12

type Of<Suffix extends string> = {
  /** The banks that the specification lists for the type, for a fund that names none (BANK-16). */
  readonly banks?: readonly string[]
  /** The suffix of the field names if the account is not the participant's own. */
  readonly suffix?: Suffix
}

/** The bank account; request types, given by id, differ in the banks they offer (D-82). */
export const bank = <const Suffix extends string = ''>(
  typeId: number,
  { banks: specified = DEFAULT_BANKS, suffix = '' as Suffix }: Of<Suffix> = {},
) =>
  group<BankName<Suffix>>({
    part: 'detalhes',
    title: 'Conta bancária',
    fields: [
      {
        name: `banco${suffix}`,
        label: 'Banco',
        control: 'select',
        required: true,
        choices: (_values, { banks }) =>
          banksOffered(typeId, specified, banks).map(({ code, name }) => ({
            value: code,
            label: `${code} ${name}`,
          })),
        repeatedBeforeSending: true,
        editableIn: 'LE',
      },
      {
        name: `agencia${suffix}`,
        label: 'Agência',
        hint: 'Quatro números, sem dígito.',
        control: 'digits',
        width: 'shortPair',
        characters: 8,
        required: true,
        rule: branch,
        checkDigit: `agencia_dv${suffix}`,
        repeatedBeforeSending: true,
        editableIn: 'LE',
      },
      {
        name: `agencia_dv${suffix}`,
        label: 'DV da agência',
        control: 'text',
        width: 'shortPair',
        characters: 5,
        rule: checkDigits,
        editableIn: 'LE',
      },
      {
        name: `conta${suffix}`,
        label: 'Conta',
        control: 'digits',
        width: 'narrowPair',
        characters: 14,
        required: true,
        rule: accountUpTo(10),
        checkDigit: `conta_dv${suffix}`,
        repeatedBeforeSending: true,
        editableIn: 'LE',
      },
      {
        name: `conta_dv${suffix}`,
        label: 'DV da conta',
        control: 'text',
        width: 'shortPair',
        characters: 5,
        rule: checkDigits,
        editableIn: 'LE',
      },
    ],
    checks: [
      numberPlusDigit(`agencia${suffix}`, `agencia_dv${suffix}`, BRANCH_PLUS_DIGIT),
      numberPlusDigit(`conta${suffix}`, `conta_dv${suffix}`, ACCOUNT_PLUS_DIGIT),
    ],
  })

/** Whether the details contain an account, with any `suffix` of `bank`. */
export const namesAccount = (details: Values): boolean =>
  Object.entries(details).some(([name, value]) => /^banco(_|$)/.test(name) && value !== '')

function numberPlusDigit<Name extends string>(number: Name, digit: Name, max: number): Check<Name, Name> {
  return (values) =>
    values[number].replace(NUMBER_WITH_DIGIT, '$1').length + values[digit].length > max
      ? { field: digit, message: messages.numberPlusDigit(max) }
      : null
}
