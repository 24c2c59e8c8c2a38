import { visitorMachine } from '#machines/visitor/visitor/index.ts'
import { driven } from '#tools/gallery/driven.ts'
import type { Placed } from '#tools/gallery/events.ts'
import { VISITOR } from '#tools/gallery/stage.ts'
import { atStart, outside } from '../visitor-confirmation/visitor-confirmation.pictures.ts'
import { cases, input, recalled, recalledPassword, traitOf } from './visitor.cases.ts'

export const pictures: Placed = {
  at: [VISITOR],
  path: '/naotemsenha',
  around: [outside],
  models: () =>
    [null, { ...recalled, issue: atStart(recalled.issue) }, recalledPassword].map((recalled) =>
      driven(visitorMachine, { cases, input: { ...input, recalled }, trait: traitOf }),
    ),
}
