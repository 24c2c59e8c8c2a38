import { messages } from '../../messages.ts'
import { type Check, group } from '../form.ts'
import { branch, checkDigits, digitsUpTo } from '../rules.ts'

const BANK_NAMES = {
  '001': 'Banco do Brasil',
  '033': 'Santander',
  '104': 'Caixa Econômica Federal',
  '237': 'Bradesco',
  '341': 'Itaú Unibanco',
} as const

export type BankCode = keyof typeof BANK_NAMES

type BankName = 'banco' | 'agencia' | 'agencia_dv' | 'conta' | 'conta_dv'

const BRANCH_PLUS_DIGIT = 5
const ACCOUNT_PLUS_DIGIT = 12

/** The bank account; request types differ only in the banks they offer (core 5 "Bank", core 9, D-82). */
export const bank = (codes: readonly BankCode[]) =>
  group<BankName>({
    part: 'detalhes',
    title: 'Conta bancária',
    fields: [
      {
        name: 'banco',
        label: 'Banco',
        control: 'select',
        required: true,
        choices: codes.map((code) => ({ value: code, label: `${code} - ${BANK_NAMES[code]}` })),
        editableIn: 'LE',
      },
      {
        name: 'agencia',
        label: 'Agência',
        hint: 'Quatro números, sem o dígito.',
        control: 'digits',
        required: true,
        rule: branch,
        editableIn: 'LE',
      },
      {
        name: 'agencia_dv',
        label: 'DV da agência',
        hint: 'Deixe em branco se não houver.',
        control: 'text',
        rule: checkDigits,
        editableIn: 'LE',
      },
      {
        name: 'conta',
        label: 'Conta',
        hint: 'Somente números, sem o dígito.',
        control: 'digits',
        required: true,
        rule: digitsUpTo(10),
        editableIn: 'LE',
      },
      {
        name: 'conta_dv',
        label: 'DV da conta',
        hint: 'Número ou X.',
        control: 'text',
        rule: checkDigits,
        editableIn: 'LE',
      },
    ],
    checks: [
      numberPlusDigit('agencia', 'agencia_dv', BRANCH_PLUS_DIGIT),
      numberPlusDigit('conta', 'conta_dv', ACCOUNT_PLUS_DIGIT),
    ],
  })

function numberPlusDigit(number: BankName, digit: BankName, max: number): Check<BankName, BankName> {
  return (values) =>
    values[number].length + values[digit].length > max
      ? { field: digit, message: messages.numberPlusDigit(max) }
      : null
}
