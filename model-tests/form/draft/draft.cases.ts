import { answersOf } from '#domain/forms/answers.ts'

const ofMarina = { cpf: '52998224725', requestId: 7, typeId: 1 }

export const changed = {
  type: 'draft.changed',
  ...ofMarina,
  answers: answersOf({ detalhes: { banco: '001' } }),
  stored: answersOf({}),
  version: 3,
  saveKey: 'key',
} as const

export const dropped = { type: 'draft.dropped', ...ofMarina } as const

export const cases = {
  'muda uma resposta': changed,
  'a aba diz que são 14:32': { type: 'draft.timed', time: '14:32' },
  'a aba guarda às 10:32': { type: 'draft.kept', time: '10:32' },
  'a aba não guarda nada': { type: 'draft.refused' },
  'volta o que foi digitado às 09:05': { type: 'draft.restored', time: '09:05' },
  'grava no servidor': { type: 'draft.settled' },
  'dispensa o que digitou': dropped,
} as const
