import { type Placed, signedIn } from '#tools/gallery/events.ts'
import { cases } from '../acceptance/acceptance.cases.ts'
import { ACCEPTANCE, opening, PATH } from '../acceptance/acceptance.pictures.ts'

const answering = [
  cases['chega um aceite que espera a resposta'],
  cases['escolhe aceitar'],
  cases['clica em Enviar a resposta'],
]

export const pictures: Placed = {
  at: [...ACCEPTANCE, 'answer'],
  path: PATH,
  around: [...signedIn, opening, { at: ACCEPTANCE, events: answering }],
  trait: ({ context }) => context.answer,
}
