import { messages } from '../../../messages.ts'
import { STATE_CODES } from '../../../people/states.ts'
import { notBeforeBirth, notInFuture } from '../../date-checks.ts'
import { type Field, group } from '../../form.ts'
import { realDate, upTo } from '../../rules.ts'
import { fromRegistration } from '../../suggested.ts'
import { sex } from '../sex.ts'
import { fromList } from './lists.ts'
import { holderAge } from './unlikely.ts'

type PersonName =
  | 'nome'
  | 'cpf'
  | 'data_nascimento'
  | 'sexo'
  | 'id_nacionalidade'
  | 'naturalidade'
  | 'uf_natural'
  | 'id_estado_civil'
  | 'id_escolaridade'
  | 'mae'
  | 'pai'
  | 'rg'
  | 'rg_emissor'
  | 'rg_uf'
  | 'rg_data_emissao'

/** From the fund's records, never asked (P-61). */
const onRecord = (
  name: PersonName,
  label: string,
  look: Pick<Field<PersonName, PersonName>, 'control' | 'width' | 'choices' | 'warning' | 'autoComplete'>,
): Field<PersonName, PersonName> => ({
  name,
  label,
  ...look,
  isKnown: true,
  derived: (values) => values[name],
  editableIn: 'L',
})

const { control, width, choices } = sex('L')

/** The participant's identity; the server takes the first four fields from the fund's records (P-61). */
export const person = group<PersonName>({
  part: 'participante',
  title: 'Seus dados',
  fields: [
    onRecord('nome', 'Nome', { control: 'text', autoComplete: 'name' }),
    onRecord('cpf', 'CPF', { control: 'cpf' }),
    onRecord('data_nascimento', 'Data de nascimento', {
      control: 'date',
      warning: holderAge,
      autoComplete: 'bday',
    }),
    onRecord('sexo', 'Sexo', { control, width, choices }),
    {
      name: 'id_nacionalidade',
      label: 'Nacionalidade',
      control: 'select',
      width: 'narrow',
      required: true,
      choices: fromList('id_nacionalidade', 'nationalities'),
      editableIn: 'LE',
    },
    {
      name: 'naturalidade',
      label: 'Naturalidade',
      hint: 'Cidade em que nasceu.',
      control: 'text',
      width: 'narrow',
      required: true,
      rule: upTo(32),
      editableIn: 'LE',
    },
    {
      name: 'uf_natural',
      label: 'UF de nascimento',
      hint: 'Se você nasceu no Brasil.',
      control: 'select',
      width: 'narrow',
      choices: STATE_CODES,
      editableIn: 'LE',
    },
    {
      name: 'id_estado_civil',
      label: 'Estado civil',
      control: 'select',
      required: true,
      choices: fromList('id_estado_civil', 'civilStatuses'),
      editableIn: 'LE',
    },
    {
      name: 'id_escolaridade',
      label: 'Escolaridade',
      control: 'select',
      required: true,
      choices: fromList('id_escolaridade', 'schooling'),
      editableIn: 'LE',
    },
    {
      name: 'mae',
      ...fromRegistration('mae', 'nome_mae'),
      label: 'Nome da mãe',
      control: 'text',
      required: true,
      rule: upTo(64),
      editableIn: 'LE',
    },
    {
      name: 'pai',
      ...fromRegistration('pai', 'nome_pai'),
      label: 'Nome do pai',
      control: 'text',
      rule: upTo(64),
      editableIn: 'LE',
    },
    {
      name: 'rg',
      ...fromRegistration('rg', 'rg'),
      label: 'Número do RG',
      readWith: { label: 'RG', names: ['rg_emissor', 'rg_uf', 'rg_data_emissao'] },
      control: 'text',
      width: 'shortPair',
      required: true,
      rule: upTo(20),
      editableIn: 'LE',
    },
    {
      name: 'rg_emissor',
      ...fromRegistration('rg_emissor', 'orgao_emissor'),
      label: 'Órgão emissor',
      hint: 'Por exemplo: SSP.',
      control: 'text',
      width: 'shortPair',
      required: true,
      rule: upTo(20),
      editableIn: 'LE',
    },
    {
      name: 'rg_uf',
      ...fromRegistration('rg_uf', 'uf'),
      label: 'UF de expedição',
      control: 'select',
      width: 'short',
      required: true,
      choices: STATE_CODES,
      editableIn: 'LE',
    },
    {
      name: 'rg_data_emissao',
      ...fromRegistration('rg_data_emissao', 'data_expedicao'),
      label: 'Data de expedição',
      control: 'date',
      width: 'short',
      required: true,
      rule: realDate,
      editableIn: 'LE',
    },
  ],
  checks: [notInFuture('rg_data_emissao'), notBeforeBirth('rg_data_emissao', messages.issuedBeforeBirth)],
})
