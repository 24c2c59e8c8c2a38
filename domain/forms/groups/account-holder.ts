import { group, type Row, type Values } from '../form.ts'

const OWN = { value: 'A', label: 'Aposentado ou Pensionista' }
export const OF_REPRESENTATIVE = { value: 'R', label: 'Procurador/Curador' }

/** The fund's records of a benefit's recipient and representative; '' if there is none. */
export type People = Values<'recebedor' | 'cpf' | 'nome_proc' | 'cpf_proc'>

/** Name and CPF of the account's holder; both '' if there is none (BANKDATA-16, D-111). */
export const holderOf = ({ recebedor, cpf, nome_proc, cpf_proc }: People, { titular_conta }: Values) =>
  titular_conta === OF_REPRESENTATIVE.value ? { name: nome_proc, cpf: cpf_proc } : { name: recebedor, cpf }

/** '' if the ticked benefits belong to several plans. */
function planOf(benefits: readonly Row[], details: Values): string {
  const changed = benefits.filter(
    ({ values }) => values.selecionado === 'S' && holderOf(values as People, details).cpf !== '',
  )
  const [only, ...others] = new Set(changed.map(({ values }) => values.id_plano ?? ''))
  return others.length === 0 ? (only ?? '') : ''
}

/**
 * The account's holder: a choice if there is a representative, else the participant (BANKDATA-12, D-111).
 * The plan is that of the ticked benefits (P-58).
 */
export const accountHolder = group<'id_plano' | 'tem_procurador' | 'titular_conta'>({
  part: 'detalhes',
  title: 'Titular da conta',
  fields: [
    {
      name: 'tem_procurador',
      label: 'Tem procurador ou curador',
      control: 'text',
      shownWhen: () => false,
      derived: (_values, _facts, { beneficios }) =>
        beneficios.some(({ values }) => (values.cpf_proc ?? '') !== '') ? 'S' : 'N',
      editableIn: 'LE',
    },
    {
      name: 'titular_conta',
      label: 'A conta é de',
      control: 'radio',
      required: true,
      choices: [OWN, OF_REPRESENTATIVE],
      shownWhen: ({ tem_procurador }) => tem_procurador === 'S',
      derived: ({ titular_conta }) => (titular_conta === '' ? OWN.value : null),
      editableIn: 'LE',
    },
    {
      name: 'id_plano',
      label: 'Plano',
      control: 'text',
      shownWhen: () => false,
      derived: (_values, _facts, { beneficios, detalhes }) => planOf(beneficios, detalhes),
      editableIn: 'LE',
    },
  ],
})
