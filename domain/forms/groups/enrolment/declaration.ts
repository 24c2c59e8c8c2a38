import { writtenDecimal } from '../../decimals.ts'
import type { Answers } from '../../form.ts'
import { PROGRESSIVE, REGRESSIVE } from '../tax-option.ts'
import { PLAN_IN_FULL } from './second-plan.ts'

/** The declaration of the participant, which the fund may edit; words in braces are answers (D-115). */
const TEXT: readonly string[] = [
  `Declaro que quero participar do plano ${PLAN_IN_FULL}, que conheço o regulamento dele e que são verdadeiras as informações deste requerimento.`,
  'Autorizo o desconto em folha de {percentual} da parte do meu salário de contribuição acima de 8 valores de referência (VRS), como contribuição variável.',
  'O regime de tributação escolhido é: {regime}. Tenho obrigações fiscais nos Estados Unidos (FATCA): {fatca}.',
]

/** The placeholder for a missing answer. */
const OPEN = '(a preencher)'

const SCHEMES = [PROGRESSIVE, REGRESSIVE]
const FLAGS: Readonly<Record<string, string>> = { S: 'sim', N: 'não' }

function wordsOf({ detalhes, participante }: Answers): Readonly<Record<string, string | undefined>> {
  const { percentual_variavel: percent = '', responsavel_fatca = '' } = participante
  return {
    percentual: percent === '' ? undefined : `${writtenDecimal(percent, 0)}%`,
    regime: SCHEMES.find(({ value }) => value === detalhes.regime_tributacao)?.label.toLowerCase(),
    fatca: FLAGS[responsavel_fatca],
  }
}

export function declaration(answers: Answers): readonly string[] {
  const words = wordsOf(answers)
  return TEXT.map((paragraph) => paragraph.replace(/\{(\w+)\}/g, (_, name: string) => words[name] ?? OPEN))
}
