import { chartOf } from '../../support/chart-labels.ts'
import { personLookupMachine } from './person-lookup.machine.ts'

export const chart = chartOf(personLookupMachine, {
  title: 'Consulta de outro participante',
  purpose: 'Procura pelo CPF o participante que o formulário nomeia.',
  screen: 'request',
  events: {
    'person.typed': 'o CPF muda',
    'lookUp.retried': 'tenta novamente',
    'person.awaited': 'o requerimento espera a consulta',
    'xstate.done.actor.lookUp': 'a consulta responde',
    'xstate.error.actor.lookUp': 'a consulta falha',
  },
  guards: {
    isComplete: 'é um CPF',
    hasPlans: 'o participante tem plano',
    isSomebody: 'o CPF é de alguém',
    isLocal: 'a falha é só desta chamada',
    isLimited: 'já foram consultados CPFs demais',
  },
  actions: {
    setDigits: 'guarda o CPF',
    notifyAnswer: 'informa ao requerimento quem é',
    ignore: 'não faz nada',
    notifySettled: 'informa ao requerimento que a consulta terminou',
    setWhyNot: 'guarda por que não consultou',
  },
  delays: {},
  actors: { lookUp: 'consulta do CPF' },
})
