import { messages } from '../../../messages.ts'
import { YES_NO } from '../../choices.ts'
import {
  aboveZero,
  MOST_CONTRIBUTED,
  noteOnLimit,
  noteOnVariable,
  withinSalary,
} from '../../contribution-checks.ts'
import { decimalOf } from '../../decimals.ts'
import { type Check, group } from '../../form.ts'
import { decimal, decimalPercentUpTo } from '../../rules.ts'
import { declaration } from './declaration.ts'

type ContributionName = 'percentual_variavel' | 'espontanea_sim_nao' | 'valor_espontanea'
type ContributionCheck = Check<ContributionName, ContributionName>

const isAsked = ({ espontanea_sim_nao }: { readonly espontanea_sim_nao: string }) =>
  espontanea_sim_nao === 'S'

/** Malformed and too high percentages have different messages. */
const isReduced = (percent: string) => (decimalOf(percent) ?? MOST_CONTRIBUTED) < MOST_CONTRIBUTED

/** Not yet for '1', which may be the start of '15'. */
const isLowered = (percent: string) => isReduced(percent) && !String(MOST_CONTRIBUTED).startsWith(percent)

const onlyWithFullVariable: ContributionCheck = ({ percentual_variavel, valor_espontanea }) =>
  isReduced(percentual_variavel) && (decimalOf(valor_espontanea) ?? 0) > 0
    ? { field: 'valor_espontanea', message: messages.spontaneousNeedsFullVariable }
    : null

/**
 * The future contributions: the variable part in percent, the spontaneous one in reais (ENROL-23, ENROL-26).
 */
export const contribution = group<ContributionName>({
  part: 'participante',
  title: 'Declaração e contribuição',
  declaration,
  fields: [
    {
      name: 'percentual_variavel',
      label: 'Contribuição variável (em %)',
      // To be confirmed by the fund.
      hint: 'De 0% a 15% da parte do salário de contribuição acima de 8 valores de referência (VRS), que o fundo fixa em reais.',
      control: 'percent',
      width: 'broad',
      required: true,
      rule: decimalPercentUpTo(MOST_CONTRIBUTED),
      note: (values, facts) =>
        [
          noteOnVariable(values, facts),
          isLowered(values.percentual_variavel) && messages.noSpontaneousBelow(MOST_CONTRIBUTED),
        ]
          .filter(Boolean)
          .join('. ') || null,
      resets: (percent) => (isLowered(percent) ? ['espontanea_sim_nao', 'valor_espontanea'] : []),
      repeatedBeforeSending: true,
      editableIn: 'L',
    },
    {
      name: 'espontanea_sim_nao',
      label: 'Você quer fazer uma contribuição espontânea mensal?',
      hint: 'É uma contribuição a mais, opcional, em reais.',
      control: 'radio',
      required: true,
      choices: YES_NO,
      editableIn: 'L',
    },
    {
      name: 'valor_espontanea',
      label: 'Valor da contribuição espontânea (em R$)',
      hint: 'Até 15% do seu salário de contribuição.',
      note: noteOnLimit,
      control: 'money',
      required: true,
      rule: decimal,
      shownWhen: isAsked,
      repeatedBeforeSending: true,
      editableIn: 'L',
    },
  ],
  checks: [aboveZero('valor_espontanea'), onlyWithFullVariable, withinSalary('valor_espontanea')],
})
