import { BRAZIL } from '../../people/countries.ts'
import { STATES } from '../../people/states.ts'
import { choicesFrom } from '../choices.ts'
import { privateEmail } from '../email-checks.ts'
import { type Choice, group, type Values } from '../form.ts'
import { emailUpTo, phone, postalCode, upTo } from '../rules.ts'

type AddressName =
  | 'id_pais'
  | 'cep'
  | 'estado'
  | 'cidade'
  | 'bairro'
  | 'endereco'
  | 'numero'
  | 'complemento'
  | 'email_pessoal'
  | 'email_extra'
  | 'celular'
  | 'telefone_alternativo'

const HOME: Choice = { value: String(BRAZIL.id), label: BRAZIL.name }

const inBrazil = ({ id_pais }: Values<AddressName>) => id_pais === HOME.value

/** Addresses in another country have neither postal code nor state: both are emptied and locked. */
const emptyAbroad = (values: Values<AddressName>) => (inBrazil(values) ? null : '')

/** The address for mail of the fund, with the limits of the generic form (D-89 to D-92). */
export const address = group<AddressName>({
  part: 'endereco',
  title: 'Endereço e contatos',
  fields: [
    {
      name: 'id_pais',
      label: 'País',
      control: 'select',
      required: true,
      // Without the list, any answer is accepted (D-62).
      choices: (_values, { countries }) => (countries.length === 0 ? [HOME] : choicesFrom(countries)),
      derived: ({ id_pais }) => (id_pais === '' ? HOME.value : null),
      editableIn: 'LE',
      autoComplete: 'country',
    },
    {
      name: 'cep',
      label: 'CEP',
      control: 'postalCode',
      required: inBrazil,
      rule: postalCode,
      derived: emptyAbroad,
      findsAddress: {
        country: 'id_pais',
        fills: { endereco: 'endereco', bairro: 'bairro', cidade: 'cidade', estado: 'estado' },
        leaves: { numero: 'numero', complemento: 'complemento' },
      },
      editableIn: 'LE',
      autoComplete: 'postal-code',
    },
    {
      name: 'endereco',
      label: 'Endereço',
      hint: 'Rua, avenida, praça…',
      control: 'text',
      width: 'broad',
      required: true,
      rule: upTo(120),
      editableIn: 'LE',
      autoComplete: 'address-line1',
    },
    {
      name: 'numero',
      label: 'Número',
      control: 'text',
      width: 'narrowPair',
      characters: 8,
      rule: upTo(10),
      editableIn: 'LE',
    },
    {
      name: 'complemento',
      label: 'Complemento',
      control: 'text',
      width: 'halfPair',
      rule: upTo(40),
      editableIn: 'LE',
      autoComplete: 'address-line2',
    },
    {
      name: 'bairro',
      label: 'Bairro',
      control: 'text',
      rule: upTo(20),
      editableIn: 'LE',
      autoComplete: 'address-level3',
    },
    {
      name: 'cidade',
      label: 'Cidade',
      control: 'text',
      required: true,
      rule: upTo(30),
      editableIn: 'LE',
      autoComplete: 'address-level2',
    },
    {
      name: 'estado',
      label: 'Estado',
      control: 'select',
      required: inBrazil,
      choices: STATES,
      derived: emptyAbroad,
      editableIn: 'LE',
      autoComplete: 'address-level1',
    },
    {
      name: 'email_pessoal',
      label: 'E-mail pessoal',
      hint: 'Use o seu e-mail particular, não o do trabalho.',
      control: 'email',
      required: true,
      rule: emailUpTo(60),
      editableIn: 'LE',
      autoComplete: 'email',
    },
    {
      name: 'email_extra',
      label: 'Outro e-mail',
      control: 'email',
      rule: emailUpTo(60),
      editableIn: 'LE',
      autoComplete: 'email',
    },
    {
      name: 'celular',
      label: 'Celular',
      hint: 'Com DDD. Fora do Brasil, com + e o código do país.',
      control: 'phone',
      required: true,
      rule: phone,
      editableIn: 'LE',
      autoComplete: 'tel',
    },
    {
      name: 'telefone_alternativo',
      label: 'Outro telefone',
      control: 'phone',
      rule: phone,
      editableIn: 'LE',
      autoComplete: 'tel',
    },
  ],
  checks: [privateEmail('email_pessoal'), privateEmail('email_extra')],
})
