import { cloud, participant } from '#tools/samples/participant.ts'
import { loadedWith } from '#tools/samples/query-outcomes.ts'

export const input = { participant, asks: true }

/** Staff who asked for what is their own. */
export const staffInput = {
  ...input,
  participant: { ...participant, cpf: '81940527341', name: 'Teresa Quadros', personId: 502, roleId: 1 },
}

export const cases = {
  'já autorizou antes': { type: 'xstate.done.actor.checkConsent', output: loadedWith(cloud) },
  'ainda não autorizou': { type: 'xstate.done.actor.checkConsent', output: loadedWith(null) },
  'deixa a caixa marcada': { type: 'consent.toggled', agreed: true },
  'deixa a caixa desmarcada': { type: 'consent.toggled', agreed: false },
  'clica em Gravar': { type: 'consent.saved' },
  'clica em Voltar': { type: 'consent.declined' },
  'a gravação dá certo': { type: 'xstate.done.actor.grantConsent', output: { kind: 'done', reply: cloud } },
  'o servidor recusa a gravação': {
    type: 'xstate.done.actor.grantConsent',
    output: { kind: 'refused', status: 422, message: null, problems: [] },
  },
} as const
