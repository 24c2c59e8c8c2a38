import { CallError } from '#domain/call-failure.ts'
import type { EnrolmentLists } from '#domain/requests/facts.ts'

export const lists: EnrolmentLists = {
  nationalities: [{ id: 10, name: 'Brasileira' }],
  civilStatuses: [{ id: 2, name: 'Casado(a)' }],
  schooling: [{ id: '01', name: 'Superior' }],
  serviceTimeTypes: [{ id: 1, name: 'Comum' }],
  kinships: [{ id: 1, name: 'Cônjuge' }],
  sponsors: [{ id: 2, name: 'Empresa de Dados' }],
  regionals: [{ id: 4, sponsorId: 2, name: 'Minas' }],
}

export const cases = {
  'tenta novamente': { type: 'lists.retried' },
  'as listas chegam': { type: 'xstate.done.actor.loadLists', output: lists },
  'a conexão cai': { type: 'xstate.error.actor.loadLists', error: new CallError({ kind: 'interrupted' }) },
  'a sessão expira': { type: 'xstate.error.actor.loadLists', error: new CallError({ kind: 'expired' }) },
} as const
