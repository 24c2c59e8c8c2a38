import { messages } from '../../messages.ts'
import { type Field, type RowsCheck, rowsOf } from '../form.ts'
import { holderOf, type People } from './account-holder.ts'

type RowName = keyof People | 'nome_pessoa_banco' | 'cpf_pessoa_banco' | 'selecionado'

/** Not a field: it is on the fund's records, or derived from them. */
const hidden = (name: RowName, label: string, derived?: Field<RowName, RowName>['derived']) =>
  ({
    name,
    label,
    control: 'text',
    shownWhen: () => false,
    ...(derived && { derived }),
    editableIn: 'LE',
  }) satisfies Field<RowName, RowName>

const oneOrMore: RowsCheck = (rows) =>
  rows.some(({ values }) => values.selecionado === 'S') ? null : messages.benefitRequired

/**
 * The benefits that the person receives; those for the new account are ticked (BANKDATA-15). Choosing the
 * representative unticks the benefits without one (D-111).
 */
export const receivedBenefits = rowsOf<RowName>({
  part: 'beneficios',
  title: 'Benefícios',
  help: 'Marque os benefícios que passam a ser pagos na nova conta.',
  empty: 'Não há benefício em seu nome.',
  rowLabel: 'Benefício',
  namedBy: 'beneficio',
  source: 'fund',
  columns: [
    { label: 'Benefício', answer: 'beneficio', control: 'text' },
    { label: 'Plano', answer: 'plano', control: 'text' },
    { label: 'Titular da conta', answer: 'nome_pessoa_banco', control: 'text' },
    { label: 'CPF', answer: 'cpf_pessoa_banco', control: 'cpf' },
  ],
  noneTicked: 'Nenhum benefício foi marcado.',
  editableIn: 'LE',
  rowsChecks: [oneOrMore],
  fields: [
    hidden('recebedor', 'Quem recebe'),
    hidden('cpf', 'CPF de quem recebe'),
    hidden('nome_proc', 'Procurador ou curador'),
    hidden('cpf_proc', 'CPF do procurador ou curador'),
    hidden(
      'nome_pessoa_banco',
      'Titular da conta',
      (row, _facts, { detalhes }) => holderOf(row, detalhes).name,
    ),
    hidden(
      'cpf_pessoa_banco',
      'CPF do titular da conta',
      (row, _facts, { detalhes }) => holderOf(row, detalhes).cpf,
    ),
    {
      name: 'selecionado',
      label: 'Receber este benefício na nova conta',
      control: 'checkbox',
      shownWhen: ({ cpf_pessoa_banco }) => cpf_pessoa_banco !== '',
      derived: ({ cpf_pessoa_banco }) => (cpf_pessoa_banco === '' ? '' : null),
      repeatedBeforeSending: true,
      editableIn: 'LE',
    },
  ],
})
