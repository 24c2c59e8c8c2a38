import type { InputFrom } from 'xstate'

import type { complementaryMachine } from '#machines/complementary/index.ts'

import { cloud, participant } from '../support/sample-participant.ts'

export const letter = {
  id: 41,
  typeName: 'Carta',
  situationId: 4,
  storeId: 'ged-41',
  fileName: 'carta.pdf',
}
export const statement = {
  id: 42,
  typeName: 'Extrato bancário',
  situationId: 4,
  storeId: 'ged-42',
  fileName: 'extrato.pdf',
}

export const owner = { participant, cloud }

export const input: InputFrom<typeof complementaryMachine> = {
  documents: [letter, statement],
  owner,
  isOpen: true,
}

const refused = (message: string | null) => ({ kind: 'refused', status: 422, message, problems: [] }) as const
const ends = <const Outcome>(output: Outcome) =>
  ({ type: 'xstate.done.actor.removeDocument', output }) as const

export const cases = {
  'clica em Excluir': { type: 'removal.wanted', document: letter },
  'confirma a exclusão': { type: 'removal.confirmed' },
  'desiste de excluir': { type: 'removal.dismissed' },
  'a exclusão dá certo': ends({ kind: 'done', reply: undefined }),
  'a exclusão é recusada': ends(refused('O documento já foi conferido.')),
  'a exclusão é recusada sem dizer por quê': ends(refused(null)),
} as const
