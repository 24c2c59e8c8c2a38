import { messages } from '../../messages.ts'
import { isRealDate, wholeYearsBetween } from '../../people/dates.ts'
import { STATE_CODES } from '../../people/states.ts'
import { YES_NO } from '../choices.ts'
import { notOwnCpf } from '../cpf-checks.ts'
import { bornSince1900, notBeforeBirth, notInFuture } from '../date-checks.ts'
import { type Check, type Field, group } from '../form.ts'
import { cpf, realDate, upTo } from '../rules.ts'

const ADULT_AGE = 18

type RepresentativeName =
  | 'representante_legal'
  | 'nome_representante'
  | 'cpf_representante'
  | 'data_nasc_rep'
  | 'numero_identidade'
  | 'orgao_emissor'
  | 'data_expedicao'
  | 'uf'
  | 'qualidade_representante'

type RepresentativeField = Field<RepresentativeName, RepresentativeName>

/** Shown and required only if there is a representative (REPRESENTATIVE-02). */
const ofRepresented = (
  field: Pick<RepresentativeField, 'name' | 'label' | 'control'> &
    Partial<Pick<RepresentativeField, 'rule' | 'choices' | 'width'>>,
): RepresentativeField => ({
  ...field,
  required: true,
  shownWhen: ({ representante_legal }) => representante_legal === 'S',
  editableIn: 'LE',
})

const adult: Check<RepresentativeName, RepresentativeName> = ({ data_nasc_rep }, { today }) =>
  isRealDate(data_nasc_rep) && wholeYearsBetween(data_nasc_rep, today) < ADULT_AGE
    ? { field: 'data_nasc_rep', message: messages.underage }
    : null

/**
 * Whether the participant has a representative, and their data; at least 18 years old (REPRESENTATIVE-04).
 */
export const representative = group<RepresentativeName>({
  part: 'detalhes',
  title: 'Representante legal',
  fields: [
    {
      name: 'representante_legal',
      label: 'Você tem representante legal?',
      control: 'radio',
      required: true,
      choices: YES_NO,
      editableIn: 'LE',
    },
    ofRepresented({
      name: 'nome_representante',
      label: 'Nome do representante',
      control: 'text',
      rule: upTo(60),
    }),
    ofRepresented({
      name: 'cpf_representante',
      label: 'CPF do representante',
      control: 'cpf',
      rule: cpf,
    }),
    ofRepresented({
      name: 'data_nasc_rep',
      label: 'Data de nascimento do representante',
      control: 'date',
      rule: realDate,
    }),
    ofRepresented({
      name: 'qualidade_representante',
      label: 'O representante é',
      control: 'select',
      choices: [
        { value: '1', label: 'Mãe ou pai' },
        { value: '2', label: 'Tutor' },
        { value: '3', label: 'Curador' },
        { value: '4', label: 'Procurador' },
      ],
    }),
    ofRepresented({
      name: 'numero_identidade',
      label: 'Número da identidade do representante',
      control: 'text',
      rule: upTo(20),
    }),
    ofRepresented({
      name: 'orgao_emissor',
      label: 'Órgão emissor da identidade do representante',
      control: 'text',
      rule: upTo(20),
    }),
    ofRepresented({
      name: 'data_expedicao',
      label: 'Data de expedição da identidade do representante',
      control: 'date',
      rule: realDate,
    }),
    ofRepresented({
      name: 'uf',
      label: 'UF de expedição da identidade do representante',
      control: 'select',
      width: 'short',
      choices: STATE_CODES,
    }),
  ],
  checks: [
    notOwnCpf('cpf_representante', 'do representante'),
    adult,
    bornSince1900('data_nasc_rep'),
    notInFuture('data_expedicao', messages.issuedInFuture),
    notBeforeBirth('data_expedicao', messages.issuedBeforeBirth, 'data_nasc_rep'),
  ],
})
