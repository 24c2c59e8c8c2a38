import { type Flow, statesIn } from '../describe/flow.ts'
import { PENSIONER, personQuery, rulesPath, statePath } from '../pages/paths.ts'
import type { Question } from '../site.ts'

type State = { readonly chart: string; readonly state: string }
type RulesPage = { readonly label: string; readonly page: string }

const QUESTIONS: readonly { readonly question: string; readonly answers: readonly (State | RulesPage)[] }[] =
  [
    {
      question: 'O que acontece se a sessão expira enquanto um documento é enviado?',
      answers: [
        { chart: 'upload', state: 'sending' },
        { chart: 'inside', state: 'expired' },
        { chart: 'session', state: 'expired' },
        { chart: 'transfers', state: 'resting' },
      ],
    },
    {
      question: 'Quem pode cancelar um requerimento, e quando?',
      answers: [
        { label: 'Situações: quem leva o requerimento de uma à outra', page: 'situacoes' },
        { chart: 'request-status', state: 'cancelled' },
        { chart: 'submission', state: 'confirmingCancel' },
      ],
    },
    {
      question: 'Quais tipos pedem um representante legal?',
      answers: [{ label: 'Campos: quais tipos pedem cada parte', page: 'campos' }],
    },
    {
      question: 'O que muda para um pensionista do plano 1?',
      answers: [
        {
          label: 'Oferta: o que este participante encontra, e os campos que dependem do plano',
          page: `oferta?${personQuery(1, PENSIONER)}`,
        },
      ],
    },
    {
      question: 'O que acontece quando o aceite de um novo valor é recusado?',
      answers: [
        { chart: 'request-status', state: 'awaitingAcceptance' },
        { chart: 'acceptance-answer', state: 'sending' },
        { chart: 'acceptance', state: 'answering.submitting' },
      ],
    },
    {
      question: 'Quantos requerimentos esperam em exigência (E), e há quanto tempo?',
      answers: [{ label: 'Movimento', page: 'movimento' }],
    },
  ]

/** The questions that analysts ask often. Throws if an answer names a state that does not exist. */
export const questionsOf = (flows: readonly Flow[]): readonly Question[] =>
  QUESTIONS.map(({ question, answers }) => ({
    question,
    answers: answers.map((answer) =>
      'page' in answer
        ? { label: answer.label, path: rulesPath(answer.page) }
        : { label: labelOf(flows, answer), path: statePath(answer.chart, answer.state) },
    ),
  }))

function labelOf(flows: readonly Flow[], { chart, state }: State): string {
  const flow = flows.find(({ name }) => name === chart)
  const found = flow && statesIn(flow.root).find(({ id }) => id === state)
  if (flow === undefined || found === undefined) throw new Error(`${chart} has no state «${state}»`)
  return `${flow.title} › ${found.label}`
}
