import { letter, visit } from '../../form/wizard/wizard.samples.ts'

const { participant, cloud } = visit()

export const input = { document: letter, owner: { participant, cloud } }

export const cases = {
  'confirma a exclusão': { type: 'removal.confirmed' },
  'desiste de excluir': { type: 'removal.dismissed' },
  'a exclusão dá certo': {
    type: 'xstate.done.actor.removeDocument',
    output: { kind: 'done', reply: undefined },
  },
  'a exclusão é recusada': {
    type: 'xstate.done.actor.removeDocument',
    output: { kind: 'refused', status: 422, message: 'O documento já foi conferido.', problems: [] },
  },
} as const
