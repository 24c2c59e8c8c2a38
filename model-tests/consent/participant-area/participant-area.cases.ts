import { CallError } from '#domain/call-failure.ts'

export const cases = {
  'clica em Abrir a área do participante': { type: 'area.requested' },
  'a área abre': { type: 'xstate.done.actor.openArea', output: undefined },
  'o navegador não abre a aba': { type: 'xstate.error.actor.openArea', error: new Error('no tab') },
  'a conexão cai': { type: 'xstate.error.actor.openArea', error: new CallError({ kind: 'interrupted' }) },
  'a sessão expirou': { type: 'xstate.error.actor.openArea', error: new CallError({ kind: 'expired' }) },
} as const
