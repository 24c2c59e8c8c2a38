import { chartOf } from '../../support/chart-labels.ts'
import { acceptanceJudgementMachine } from './acceptance-judgement.machine.ts'

export const chart = chartOf(acceptanceJudgementMachine, {
  title: 'Avaliação de um aceite',
  purpose: 'Deixa a equipe do fundo dar aos documentos dos beneficiários as suas situações.',
  screen: 'request',
  events: {
    'situation.chosen': 'escolhe a situação de um documento',
    'reason.typed': 'escreve o motivo',
    'situation.submitted': 'clica em Gravar',
    'xstate.done.actor.judgeDocument': 'a gravação da situação termina',
  },
  guards: {
    mayGive: 'o papel dá esta situação',
    isChosen: 'há uma escolha por gravar',
    mayGiveMeanwhile: 'é de outro documento, e o papel dá esta situação',
    isOtherChosen: 'é de outro documento, com uma escolha por gravar',
    lacksReason: 'a rejeição está sem motivo',
    wentWell: 'o servidor gravou',
  },
  actions: {
    setChoice: 'guarda a situação escolhida',
    setReason: 'guarda o motivo',
    setSubmittedRow: 'guarda de que documento é o Gravar',
    setSituation: 'guarda a situação do documento',
    notifyUnsaved: 'informa se há o que gravar',
    notifyParent: 'informa ao aceite como foi',
    notify: 'mostra um aviso',
  },
  delays: {},
  actors: { judgeDocument: 'gravação da situação' },
})
