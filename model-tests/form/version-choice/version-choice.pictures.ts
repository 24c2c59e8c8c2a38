import { arriving, EDITOR, type Placed, REQUEST, signedIn } from '#tools/gallery/events.ts'
import { traitOf } from './version-choice.models.ts'

const overtaken = arriving('um rascunho a que volta o que foi digitado, e a conta mudou em outro lugar')

export const pictures: Placed = {
  at: [...EDITOR, 'versionChoice'],
  path: REQUEST,
  around: [...signedIn, overtaken],
  trait: traitOf,
}
