import { arriving, EDITOR, type Placed, REQUEST, signedIn } from '#tools/gallery/events.ts'

export const pictures: Placed = {
  at: [...EDITOR, 'beneficiaries'],
  path: `${REQUEST}/2`,
  around: [...signedIn, arriving('um rascunho com o beneficiário Caio')],
}
