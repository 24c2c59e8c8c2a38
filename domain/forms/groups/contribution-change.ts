import { SECOND_PLAN } from '../../people/membership.ts'
import type { Facts } from '../../requests/facts.ts'
import { YES_NO } from '../choices.ts'
import {
  aboveZero,
  MOST_CONTRIBUTED,
  noteOnLimit,
  noteOnVariable,
  REFERENCE_VALUES,
  variableBase,
  withinSalary,
} from '../contribution-checks.ts'
import { group, type Values } from '../form.ts'
import { decimal, decimalPercentUpTo } from '../rules.ts'

type Name = 'alterar_variavel' | 'percentual_variavel' | 'alterar_espontanea' | 'valor_espontanea'
type Answered = Values<Name | 'id_plano'>

const isOfSecondPlan = ({ id_plano }: Answered) => id_plano === String(SECOND_PLAN)

/** If salary or reference value is unknown, only the server checks it (D-98). */
const hasVariable = (answered: Answered, facts: Facts) =>
  isOfSecondPlan(answered) && variableBase(facts) !== 0

/** The other changes of the contribution; only plan 2 has these two parts (SPONSOR-06, SPONSOR-08). */
export const contributionChange = group<Name, 'id_plano'>({
  part: 'detalhes',
  title: 'Contribuições',
  fields: [
    {
      name: 'alterar_variavel',
      label: 'Você quer alterar a contribuição variável?',
      hint: 'É um percentual da parte mais alta do seu salário.',
      control: 'radio',
      required: true,
      choices: YES_NO,
      shownWhen: hasVariable,
      editableIn: 'L',
    },
    {
      name: 'percentual_variavel',
      label: 'Contribuição variável (em %)',
      // To be confirmed by the fund.
      hint: `De 0% a ${MOST_CONTRIBUTED}% da parte do salário de contribuição acima de ${REFERENCE_VALUES} valores de referência (VRS), que o fundo fixa em reais.`,
      note: noteOnVariable,
      control: 'percent',
      width: 'broad',
      required: true,
      rule: decimalPercentUpTo(MOST_CONTRIBUTED),
      shownWhen: (answered, facts) => hasVariable(answered, facts) && answered.alterar_variavel === 'S',
      repeatedBeforeSending: true,
      editableIn: 'L',
    },
    {
      name: 'alterar_espontanea',
      label: 'Você quer alterar a contribuição espontânea?',
      hint: 'É uma contribuição a mais, opcional, em reais.',
      control: 'radio',
      required: true,
      choices: YES_NO,
      shownWhen: isOfSecondPlan,
      editableIn: 'L',
    },
    {
      name: 'valor_espontanea',
      label: 'Valor da contribuição espontânea (em R$)',
      hint: `Até ${MOST_CONTRIBUTED}% do seu salário de contribuição.`,
      note: noteOnLimit,
      control: 'money',
      required: true,
      rule: decimal,
      shownWhen: (answered) => isOfSecondPlan(answered) && answered.alterar_espontanea === 'S',
      repeatedBeforeSending: true,
      editableIn: 'L',
    },
  ],
  checks: [aboveZero('valor_espontanea'), withinSalary('valor_espontanea')],
})
