import { expect, test } from 'vitest'

import { type RequestForm, sectionsOf } from '#domain/forms/form.ts'
import { visitorForm } from '#domain/forms/visitor.ts'
import { kindOf } from '#domain/request-kinds/kinds.ts'

const ADDRESS = {
  id_pais: 'country',
  cep: 'postal-code',
  endereco: 'address-line1',
  complemento: 'address-line2',
  bairro: 'address-level3',
  cidade: 'address-level2',
  estado: 'address-level1',
  email_pessoal: 'email',
  email_extra: 'email',
  celular: 'tel',
  telefone_alternativo: 'tel',
}

/**
 * Fields about the participant for which HTML has an autofill token. Browsers cannot fill in radios, so
 * `sexo` is missing; all other fields are about other people or have no token.
 */
const OWN: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  endereco: ADDRESS,
  participante: {
    ...ADDRESS,
    telefone: 'tel',
    nome: 'name',
    data_nascimento: 'bday',
    cpf: 'username',
    senha: 'new-password',
    confirmar_senha: 'new-password',
  },
}

/** In the enrolment the CPF is fixed, so it is no user name for a login. */
const NOT_TYPED = ['adesão: participante.cpf']

const forms: readonly (readonly [string, RequestForm])[] = [
  ['visitante', visitorForm],
  ...Array.from({ length: 20 }, (_, typeId) => kindOf(typeId)).flatMap((kind) =>
    kind?.form ? [[kind.savedBy === 'enrolment' ? 'adesão' : `tipo ${kind.id}`, kind.form] as const] : [],
  ),
]

test.each(forms)(
  "%s: the participant's own data have autofill tokens, and other answers have none",
  (name, form) => {
    const fields = sectionsOf(form).flatMap((section) =>
      section.fields
        .filter(({ control }) => control !== 'radio')
        .map((field) => ({ path: `${section.part}.${field.name}`, part: section.part, field })),
    )
    const expected = fields.map(({ path, part, field }) => [
      path,
      NOT_TYPED.includes(`${name}: ${path}`) ? undefined : OWN[part]?.[field.name],
    ])
    expect(fields.map(({ path, field }) => [path, field.autoComplete])).toEqual(expected)
  },
)

test('autofill tokens are tested for all forms', () => {
  expect(forms.length).toBeGreaterThan(9)
})
