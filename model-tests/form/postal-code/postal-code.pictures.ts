import { EDITOR, filling, type Placed, REQUEST, signedIn } from '#tools/gallery/events.ts'

export const pictures: Placed = {
  at: [...EDITOR, 'endereco.cep'],
  path: REQUEST,
  around: [...signedIn, filling],
}
