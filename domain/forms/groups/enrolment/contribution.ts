import { messages } from '../../../messages.ts'
import { YES_NO } from '../../choices.ts'
import { decimalOf, hundredthsOf } from '../../decimals.ts'
import { type Check, group } from '../../form.ts'
import { decimal, decimalPercentUpTo } from '../../rules.ts'

type ContributionName = 'percentual_variavel' | 'espontanea_sim_nao' | 'valor_espontanea'
type ContributionCheck = Check<ContributionName, ContributionName>

/** In percent points: of the variable contribution, and of the salary for the spontaneous one (specialised 9). */
const MAXIMUM = 15

const amount = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

const isAsked = ({ espontanea_sim_nao }: { readonly espontanea_sim_nao: string }) =>
  espontanea_sim_nao === 'S'

/** Nothing is no amount, although it is a number. */
const aboveZero: ContributionCheck = ({ valor_espontanea }) =>
  decimalOf(valor_espontanea) === 0 ? { field: 'valor_espontanea', message: messages.required } : null

/** A percentage that is none, or too much, is told of by itself. */
const onlyWithFullVariable: ContributionCheck = ({ percentual_variavel, valor_espontanea }) => {
  const isReduced = (decimalOf(percentual_variavel) ?? MAXIMUM) < MAXIMUM
  return isReduced && (decimalOf(valor_espontanea) ?? 0) > 0
    ? { field: 'valor_espontanea', message: messages.spontaneousNeedsFullVariable }
    : null
}

/** An unknown salary limits nothing here; the server knows it (D-98). */
const withinSalary: ContributionCheck = ({ valor_espontanea }, { contributionSalaryCents }) => {
  if (contributionSalaryCents === undefined) return null
  const maximum = Math.floor((contributionSalaryCents * MAXIMUM) / 100)
  return (hundredthsOf(valor_espontanea) ?? 0) > maximum
    ? { field: 'valor_espontanea', message: messages.atMostValue(amount.format(maximum / 100)) }
    : null
}

/** What the participant will pay: the variable part in percent, the spontaneous one in reais (specialised 5 and 9). */
export const contribution = group<ContributionName>({
  part: 'participante',
  title: 'Contribuição',
  fields: [
    {
      name: 'percentual_variavel',
      label: 'Contribuição variável (em %)',
      hint: 'De 0 a 15, sobre a parte do salário de contribuição acima de 8 valores de referência (VRS).',
      control: 'text',
      required: true,
      rule: decimalPercentUpTo(MAXIMUM),
      editableIn: 'L',
    },
    {
      name: 'espontanea_sim_nao',
      label: 'Você quer fazer uma contribuição espontânea mensal?',
      control: 'radio',
      required: true,
      choices: YES_NO,
      editableIn: 'L',
    },
    {
      name: 'valor_espontanea',
      label: 'Valor da contribuição espontânea (em R$)',
      hint: 'Até 15% do seu salário de contribuição.',
      control: 'text',
      required: true,
      rule: decimal,
      shownWhen: isAsked,
      editableIn: 'L',
    },
  ],
  checks: [aboveZero, onlyWithFullVariable, withinSalary],
})
