import { account } from './account.ts'
import { cnpj } from './cnpj.ts'
import type { ControlDefinition } from './control.ts'
import { cpf } from './cpf.ts'
import { date } from './date.ts'
import { integer, money, percent } from './decimal.ts'
import { phone } from './phone.ts'
import { postalCode } from './postal-code.ts'

export const CONTROLS = {
  text: {},
  digits: account,
  integer,
  money,
  percent,
  cpf,
  cnpj,
  postalCode,
  phone,
  email: { keyboard: { inputMode: 'email', autoCapitalize: 'none', spellCheck: false } },
  date,
  select: {},
  radio: {},
  checkbox: { inWords: (answer) => (answer === 'S' ? 'Sim' : 'Não') },
} as const satisfies Readonly<Record<string, ControlDefinition>>

export type Control = keyof typeof CONTROLS

export const controlOf = (control: Control): ControlDefinition => CONTROLS[control]
