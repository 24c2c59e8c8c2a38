import { chartOf } from '../../support/chart-labels.ts'
import { draftMachine } from './draft.machine.ts'

export const chart = chartOf(draftMachine, {
  title: 'Rascunho do formulário',
  purpose: 'Guarda na aba do navegador o que foi digitado e o servidor ainda não tem.',
  screen: 'request',
  events: {
    'draft.changed': 'o formulário muda',
    'draft.restored': 'o que foi digitado volta ao formulário',
    'draft.settled': 'o servidor tem tudo',
    'draft.dropped': 'o que foi digitado é dispensado',
    'draft.timed': 'a aba diz o horário',
    'draft.kept': 'a aba guardou o rascunho',
    'draft.refused': 'a aba não guarda nada',
  },
  guards: {},
  actions: {
    notifyStorage: 'manda a mudança à aba',
    setTime: 'guarda o horário',
    clearTime: 'esquece o horário',
    notifyUnsaved: 'avisa que há o que gravar',
    notifySettled: 'avisa que tudo está gravado',
  },
  delays: {},
  actors: { storage: 'rascunho guardado pela aba' },
})
