import type { ChartLabels } from '../support/chart-meta.ts'

export const cloudPickerLabels = {
  events: {
    'page.next': 'vai à próxima página',
    'page.previous': 'volta à página anterior',
    'document.chosen': 'clica em Anexar',
    'xstate.done.actor.loadDocuments': 'a lista da nuvem chega',
    'xstate.done.actor.loadRequest': 'o requerimento chega',
    'xstate.done.actor.readAnew': 'o requerimento é relido',
    'xstate.error.actor.readAnew': 'o requerimento não é relido',
    'xstate.done.actor.attachDocument': 'a anexação termina',
  },
  guards: {
    isExpired: 'a sessão expirou',
    wasNotAttached: 'a anexação foi recusada',
    isNotFound: 'o requerimento não existe',
    wentWell: 'deu certo',
    isAllThere: 'chegou tudo',
    isWithoutRequest: 'não é para um requerimento',
    isRowGone: 'o requerimento não pede este documento',
    isClosed: 'o requerimento não recebe mais documentos',
    isChecked: 'o documento já foi conferido',
    hasNextPage: 'há próxima página',
    hasPreviousPage: 'há página anterior',
    mayBeAttached: 'está na lista e ainda não foi anexado',
  },
} satisfies ChartLabels
