import { setup } from 'xstate'

import { STATUS_LABELS } from '#domain/requests/status.ts'

import type { RequestStatusEvent, RequestStatusMeta } from './request-status.types.ts'

/**
 * A pure machine, used by browser and server. E stays E when it is saved (D-48). Its `meta` has the texts
 * about each situation for participants. Follows STATUS-13 to STATUS-20.
 */
export const requestStatusMachine = setup({
  types: {} as { events: RequestStatusEvent; meta: RequestStatusMeta },
}).createMachine({
  id: 'requestStatus',
  initial: 'inPreparation',
  states: {
    inPreparation: {
      meta: {
        label: STATUS_LABELS.L,
        requirements: ['STATUS-13', 'FORM-12'],
        means: 'O requerimento é um rascunho: ainda não foi enviado ao fundo, e só você pode ver.',
        yourPart:
          'Clique em Editar, preencha o que falta, anexe os documentos e clique em Finalizar requerimento.',
        fundsPart: 'Por enquanto nada: a análise começa quando você enviar.',
      },
      on: {
        'request.saved': 'inPreparation',
        'request.sent': 'underAnalysis',
        'request.cancelled': 'cancelled',
      },
    },
    underRequirement: {
      meta: {
        label: STATUS_LABELS.E,
        requirements: ['STATUS-13', 'FORM-12'],
        means: 'O fundo analisou o seu requerimento e pediu uma correção.',
        yourPart:
          'Corrija o que o fundo apontou nas mensagens ou nos documentos e envie o requerimento de novo.',
        fundsPart: 'Retoma a análise assim que receber o requerimento corrigido.',
      },
      on: {
        'request.saved': 'underRequirement',
        'request.sent': 'underAnalysis',
        'request.cancelled': 'cancelled',
      },
    },
    underAnalysis: {
      meta: {
        label: STATUS_LABELS.A,
        requirements: ['STATUS-14'],
        means: 'O fundo recebeu o seu requerimento.',
        yourPart:
          'Por enquanto nada. Se faltar alguma coisa, avisaremos por e-mail e por mensagem nesta página.',
        fundsPart: 'Confere os dados informados e os documentos.',
      },
      on: {
        'staff.check': 'checked',
        'staff.require': 'underRequirement',
        'staff.deny': 'denied',
        'staff.recalculate': 'recalculating',
      },
    },
    checked: {
      meta: {
        label: STATUS_LABELS.C,
        requirements: ['STATUS-15'],
        means: 'Os dados informados e os documentos foram conferidos.',
        yourPart: 'Por enquanto nada.',
        fundsPart: 'Prepara a decisão sobre o requerimento.',
      },
      on: {
        'staff.awaitGrant': 'awaitingGrant',
        'staff.askAcceptance': 'awaitingAcceptance',
        'staff.grant': 'granted',
      },
    },
    awaitingAcceptance: {
      meta: {
        label: STATUS_LABELS.X,
        requirements: ['STATUS-16'],
        means: 'O requerimento muda o valor do seu benefício, e o fundo calculou o novo valor.',
        yourPart: 'Veja o novo valor e responda se o aceita. Se não aceitar, o requerimento é cancelado.',
        fundsPart: 'Aguarda a sua resposta.',
      },
      on: { 'amount.accepted': 'awaitingGrant', 'amount.refused': 'cancelled' },
    },
    awaitingGrant: {
      meta: {
        label: STATUS_LABELS.V,
        requirements: ['STATUS-17'],
        means: 'A análise terminou, e o requerimento espera a decisão final.',
        yourPart: 'Por enquanto nada.',
        fundsPart: 'Decide e avisa você por e-mail.',
      },
      on: { 'staff.concede': 'conceded', 'staff.approve': 'approved', 'staff.deny': 'denied' },
    },
    recalculating: {
      meta: {
        label: STATUS_LABELS.R,
        requirements: ['STATUS-18'],
        means: 'O fundo está refazendo o cálculo.',
        yourPart: 'Por enquanto nada.',
        fundsPart: 'Refaz o cálculo e depois retoma a análise.',
      },
      on: { 'staff.resume': 'underAnalysis' },
    },
    granted: {
      meta: {
        label: STATUS_LABELS.D,
        requirements: ['STATUS-19'],
        means: 'O seu requerimento foi aceito e está encerrado.',
        yourPart: 'Guarde o comprovante e o número do protocolo.',
        fundsPart: 'Cumpre o que foi decidido. Os detalhes, se houver, estão nas mensagens.',
      },
      type: 'final',
    },
    conceded: {
      meta: {
        label: STATUS_LABELS.F,
        requirements: ['STATUS-19'],
        means: 'O seu requerimento foi aceito e o benefício foi concedido. O requerimento está encerrado.',
        yourPart: 'Guarde o comprovante e o número do protocolo.',
        fundsPart: 'Cumpre o que foi decidido. Os detalhes, se houver, estão nas mensagens.',
      },
      type: 'final',
    },
    approved: {
      meta: {
        label: STATUS_LABELS.Z,
        requirements: ['STATUS-19'],
        means: 'O seu requerimento foi aprovado e está encerrado.',
        yourPart: 'Guarde o comprovante e o número do protocolo.',
        fundsPart: 'Cumpre o que foi decidido. Os detalhes, se houver, estão nas mensagens.',
      },
      type: 'final',
    },
    denied: {
      meta: {
        label: STATUS_LABELS.I,
        requirements: ['STATUS-19'],
        means: 'O seu requerimento não foi aceito e está encerrado.',
        yourPart: 'Leia o motivo nas mensagens. Se a situação mudar, você pode começar um novo requerimento.',
        fundsPart: 'Nada mais neste requerimento. O atendimento do fundo esclarece as suas dúvidas.',
      },
      type: 'final',
    },
    cancelled: {
      meta: {
        label: STATUS_LABELS.N,
        requirements: ['STATUS-19'],
        means: 'O requerimento foi cancelado e não será analisado.',
        yourPart: 'Nada. Se ainda precisar, comece um novo requerimento.',
        fundsPart: 'Nada mais neste requerimento.',
      },
      type: 'final',
    },
  },
})
