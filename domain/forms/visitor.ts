import * as v from 'valibot'

import { messages } from '../messages.ts'
import { isTrivialPassword, PASSWORD_DIGITS } from '../people/password.ts'
import type { Facts } from '../requests/facts.ts'
import { bornSince1900, notInFuture } from './date-checks.ts'
import { privateEmail } from './email-checks.ts'
import { type Check, group, type RequestForm } from './form.ts'
import { sex } from './groups/sex.ts'
import { cpf, digitsUpTo, emailUpTo, phone, realDate, upTo } from './rules.ts'

type VisitorName =
  | 'cpf'
  | 'nome'
  | 'data_nascimento'
  | 'sexo'
  | 'email_pessoal'
  | 'celular'
  | 'senha'
  | 'confirmar_senha'

const password = v.pipe(
  digitsUpTo(PASSWORD_DIGITS.most),
  v.minLength(PASSWORD_DIGITS.least, messages.shortPassword(PASSWORD_DIGITS.least)),
)

const notTrivial: Check<VisitorName, VisitorName> = ({ senha, cpf, data_nascimento }) =>
  senha !== '' && isTrivialPassword(senha, { cpf, birthDate: data_nascimento })
    ? { field: 'senha', message: messages.trivialPassword }
    : null

const typedTwice: Check<VisitorName, VisitorName> = ({ senha, confirmar_senha }) =>
  confirmar_senha === senha ? null : { field: 'confirmar_senha', message: messages.differentPasswords }

const visitor = group<VisitorName>({
  part: 'participante',
  title: 'Informações cadastrais',
  fields: [
    {
      name: 'cpf',
      label: 'CPF',
      control: 'cpf',
      required: true,
      rule: cpf,
      editableIn: 'L',
      autoComplete: 'username',
    },
    {
      name: 'nome',
      label: 'Nome',
      control: 'text',
      required: true,
      rule: upTo(60),
      editableIn: 'L',
      autoComplete: 'name',
    },
    {
      name: 'data_nascimento',
      label: 'Data de nascimento',
      control: 'date',
      required: true,
      rule: realDate,
      editableIn: 'L',
      autoComplete: 'bday',
    },
    sex('L'),
    {
      name: 'email_pessoal',
      label: 'E-mail pessoal',
      hint: 'Para ele vai o código de confirmação.',
      control: 'email',
      required: true,
      rule: emailUpTo(60),
      editableIn: 'L',
      autoComplete: 'email',
    },
    {
      name: 'celular',
      label: 'Celular',
      hint: 'Com DDD.',
      control: 'phone',
      rule: phone,
      editableIn: 'L',
      autoComplete: 'tel',
    },
    {
      name: 'senha',
      label: 'Senha',
      hint: `De ${PASSWORD_DIGITS.least} a ${PASSWORD_DIGITS.most} números.`,
      control: 'digits',
      required: true,
      rule: password,
      editableIn: 'L',
      autoComplete: 'new-password',
    },
    {
      name: 'confirmar_senha',
      label: 'Repita a senha',
      control: 'digits',
      required: true,
      rule: digitsUpTo(PASSWORD_DIGITS.most),
      editableIn: 'L',
      autoComplete: 'new-password',
    },
  ],
  checks: [
    notInFuture('data_nascimento'),
    bornSince1900('data_nascimento'),
    privateEmail('email_pessoal'),
    notTrivial,
    typedTwice,
  ],
})

/** Registration of a visitor (D-105). */
export const visitorForm: RequestForm = {
  steps: [{ id: 'data', title: 'Informações cadastrais', sections: [visitor] }],
}

const PASSWORDS: readonly string[] = ['senha', 'confirmar_senha'] satisfies readonly VisitorName[]

/** Whether a field is a password, which is never stored. */
export const isPasswordField = (name: string) => PASSWORDS.includes(name)

/** Fields of a visitor who already has an account. */
export const newPasswordForm: RequestForm = {
  steps: [
    {
      id: 'data',
      title: 'Nova Senha',
      sections: [
        {
          ...visitor,
          title: 'Nova Senha',
          fields: visitor.fields.filter(({ name }) => isPasswordField(name)),
          checks: [notTrivial, typedTwice] as unknown as typeof visitor.checks,
        },
      ],
    },
  ],
}

/**
 * The facts for the rules of a visitor, without a session; only the server knows the domains of the sponsors.
 */
export const factsOfVisitor = (today: string): Facts => ({
  today,
  birthDate: null,
  memberships: [],
  plans: [],
  benefits: [],
  countries: [],
  banks: [],
  sponsorDomains: [],
  migrated: false,
})
