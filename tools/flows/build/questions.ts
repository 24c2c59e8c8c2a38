import { type Flow, statesIn } from '../describe/flow.ts'
import { PENSIONER, personQuery, rowPath, rulesPath, statePath } from '../pages/paths.ts'
import type { Question } from '../site.ts'

type State = { readonly chart: string; readonly state: string; readonly says?: string }
type RulesPage = { readonly label: string; readonly path: string }

type Asked = {
  readonly question: string
  readonly synonyms: readonly string[]
  readonly answers: readonly (State | RulesPage)[]
}

const QUESTIONS: readonly Asked[] = [
  {
    question: 'O que acontece se a sessão expira enquanto um documento é enviado?',
    synonyms: ['perde o arquivo', 'o envio do documento foi interrompido, a sessão expirou'],
    answers: [
      { chart: 'upload', state: 'sending', says: 'O envio para antes de terminar.' },
      {
        chart: 'upload-queue',
        state: 'resting',
        says: 'O portal guarda, na mesma aba, qual documento faltou, mas não o arquivo. Depois da nova entrada, a lista e o requerimento mostram «Um envio foi interrompido»: o participante confere os documentos e, se o arquivo não chegou, escolhe o arquivo e anexa de novo.',
      },
      {
        chart: 'session',
        state: 'expired',
        says: 'O participante vê o aviso de que a sessão expirou; OK leva à entrada.',
      },
    ],
  },
  {
    question: 'Quem pode cancelar um requerimento, e quando?',
    synonyms: ['desistir do requerimento', 'desistência', 'cancelamento'],
    answers: [
      { chart: 'request-status', state: 'cancelled' },
      { label: 'Situações: quem leva o requerimento de uma à outra', path: rulesPath('situacoes') },
      { chart: 'submission', state: 'confirmingCancel' },
    ],
  },
  {
    question: 'Quais tipos pedem um representante legal?',
    synonyms: ['procurador', 'tutor', 'curador'],
    answers: [
      { label: 'Campos: quais tipos pedem cada parte', path: rowPath('campos', 'Representante legal') },
    ],
  },
  {
    question: 'O que muda para um pensionista do plano 1?',
    synonyms: ['diferença entre pensionista e participante ativo'],
    answers: [
      {
        label: 'Oferta: o que este participante encontra, e o que muda para ele',
        path: `${rulesPath('oferta')}?${personQuery(1, PENSIONER)}`,
      },
    ],
  },
  {
    question: 'O que acontece quando o aceite de um novo valor é recusado?',
    synonyms: ['não aceita o novo valor', 'não aceitou o novo valor', 'recusa do novo valor'],
    answers: [
      { chart: 'request-status', state: 'awaitingAcceptance', says: 'O requerimento é cancelado (N).' },
      { chart: 'acceptance', state: 'answering.submitting' },
    ],
  },
  {
    question: 'Quantos requerimentos esperam em exigência (E), e há quanto tempo?',
    synonyms: ['quantos requerimentos em E', 'parados em exigência', 'tempo em E'],
    answers: [{ label: 'Movimento', path: rowPath('movimento', 'E') }],
  },
]

/** The questions that analysts ask often. Throws if an answer names a state that does not exist. */
export const questionsOf = (flows: readonly Flow[]): readonly Question[] =>
  QUESTIONS.map(({ question, synonyms, answers }) => ({
    question,
    synonyms,
    answers: answers.map((answer) =>
      'path' in answer
        ? { ...answer, says: null }
        : {
            label: labelOf(flows, answer),
            path: statePath(answer.chart, answer.state),
            says: answer.says ?? null,
          },
    ),
  }))

function labelOf(flows: readonly Flow[], { chart, state }: State): string {
  const flow = flows.find(({ name }) => name === chart)
  const found = flow && statesIn(flow.root).find(({ id }) => id === state)
  if (flow === undefined || found === undefined) throw new Error(`${chart} has no state «${state}»`)
  return `${flow.title} › ${found.label}`
}
