import { messages } from '../../../messages.ts'
import { YES_NO } from '../../choices.ts'
import { inOrder, notInFuture } from '../../date-checks.ts'
import { group, rowsOf } from '../../form.ts'
import { cpf, realDate, upTo } from '../../rules.ts'
import { fromList } from './lists.ts'

/** Political exposure and tax residence; `pep` repeats the first under its other name (D-114). */
export const exposure = group<'politicamente_exposto' | 'pep' | 'responsavel_fatca'>({
  part: 'participante',
  title: 'Declarações',
  help: 'É politicamente exposto quem exerceu cargo ou função pública relevante nos últimos cinco anos, ou é parente ou colaborador próximo de quem exerceu.',
  fields: [
    {
      name: 'politicamente_exposto',
      label: 'Você é pessoa politicamente exposta?',
      control: 'radio',
      required: true,
      choices: YES_NO,
      editableIn: 'LE',
    },
    {
      name: 'pep',
      label: 'Pessoa politicamente exposta',
      control: 'radio',
      choices: YES_NO,
      shownWhen: () => false,
      derived: ({ politicamente_exposto }) => politicamente_exposto,
      editableIn: 'LE',
    },
    {
      name: 'responsavel_fatca',
      label: 'Você tem obrigações fiscais nos Estados Unidos (FATCA)?',
      hint: 'FATCA é a lei dos Estados Unidos sobre contas de quem paga impostos lá.',
      control: 'radio',
      required: true,
      choices: YES_NO,
      editableIn: 'LE',
    },
  ],
})

/** Shown if the person is exposed, at least one row required; else cleared (ENROL-36, ENROL-37). */
export const exposureDetails = rowsOf({
  part: 'peps',
  title: 'Detalhes da exposição política',
  empty: 'Nenhum detalhe informado.',
  rowLabel: 'Detalhe',
  namedBy: 'pessoa',
  source: 'participant',
  shownWhen: ({ participante }) => participante.politicamente_exposto === 'S',
  editableIn: 'LE',
  fields: [
    {
      name: 'pessoa',
      label: 'Nome de quem exerce ou exerceu o cargo',
      control: 'text',
      required: true,
      rule: upTo(64),
      editableIn: 'LE',
    },
    { name: 'cpf', label: 'CPF', control: 'cpf', rule: cpf, editableIn: 'LE' },
    {
      name: 'id_parentesco',
      label: 'Parentesco',
      hint: 'Deixe em branco se for você mesmo.',
      control: 'select',
      choices: fromList('id_parentesco', 'kinships'),
      editableIn: 'LE',
    },
    {
      name: 'ocupacao',
      label: 'Cargo ou função',
      control: 'text',
      required: true,
      rule: upTo(32),
      editableIn: 'LE',
    },
    {
      name: 'data_inicio',
      label: 'Data de início',
      control: 'date',
      required: true,
      rule: realDate,
      editableIn: 'LE',
    },
    {
      name: 'data_fim',
      label: 'Data de término',
      hint: 'Deixe em branco se o exercício continua.',
      control: 'date',
      rule: realDate,
      editableIn: 'LE',
    },
  ],
  checks: [notInFuture('data_inicio'), notInFuture('data_fim'), inOrder('data_inicio', 'data_fim')],
  rowsChecks: [(rows) => (rows.length === 0 ? messages.exposureDetailsRequired : null)],
})
