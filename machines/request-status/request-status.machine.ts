import { setup } from 'xstate'

import type { ChartMeta } from '../support/chart-meta.ts'
import type { RequestStatusEvent } from './request-status.types.ts'

/**
 * Situação do requerimento (core 4, "suggest" list of the decisions): pure, asked by the browser and by the server.
 * E stays E when it is saved (D-48).
 */
export const requestStatusMachine = setup({
  types: {} as { events: RequestStatusEvent; meta: ChartMeta },
}).createMachine({
  id: 'requestStatus',
  initial: 'inPreparation',
  states: {
    inPreparation: {
      meta: { label: 'Em elaboração', help: 'O requerimento é um rascunho. Só você o vê.' },
      on: { save: 'inPreparation', send: 'underAnalysis', cancel: 'cancelled' },
    },
    underRequirement: {
      meta: { label: 'Em exigência', help: 'O fundo pediu uma correção. Corrija e envie de novo.' },
      on: { save: 'underRequirement', send: 'underAnalysis', cancel: 'cancelled' },
    },
    underAnalysis: {
      meta: { label: 'Em análise', help: 'A equipe do fundo confere as respostas e os documentos.' },
      on: {
        'staff.check': 'checked',
        'staff.require': 'underRequirement',
        'staff.deny': 'denied',
        'staff.recalculate': 'recalculating',
      },
    },
    checked: {
      meta: { label: 'Conferido', help: 'Os documentos foram conferidos. Falta a decisão.' },
      on: {
        'staff.awaitGrant': 'awaitingGrant',
        'staff.askAcceptance': 'awaitingAcceptance',
        'staff.grant': 'granted',
      },
    },
    awaitingAcceptance: {
      meta: { label: 'Aceite', help: 'O fundo espera a sua resposta sobre o novo valor do benefício.' },
      on: { accept: 'awaitingGrant', refuse: 'cancelled' },
    },
    awaitingGrant: {
      meta: { label: 'Aguardando deferimento', help: 'O requerimento aguarda a decisão final do fundo.' },
      on: { 'staff.concede': 'conceded', 'staff.approve': 'approved', 'staff.deny': 'denied' },
    },
    recalculating: {
      meta: { label: 'Recálculo', help: 'O fundo refaz o cálculo do benefício.' },
      on: { 'staff.resume': 'underAnalysis' },
    },
    granted: { meta: { label: 'Deferido' }, type: 'final' },
    conceded: { meta: { label: 'Deferido (concedido)' }, type: 'final' },
    approved: { meta: { label: 'Aprovado' }, type: 'final' },
    denied: { meta: { label: 'Indeferido' }, type: 'final' },
    cancelled: { meta: { label: 'Cancelado' }, type: 'final' },
  },
})
