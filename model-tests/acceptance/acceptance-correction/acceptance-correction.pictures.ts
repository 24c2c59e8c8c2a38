import { type Placed, signedIn } from '#tools/gallery/events.ts'
import { cases, slot } from '../acceptance/acceptance.cases.ts'
import { ACCEPTANCE, opening, PATH } from '../acceptance/acceptance.pictures.ts'
import { traitOf } from './acceptance-correction.models.ts'

const ROWS = [...ACCEPTANCE, 'correction', 'documentRows']

export const pictures: Placed = {
  at: [...ACCEPTANCE, 'correction'],
  path: PATH,
  around: [...signedIn, opening, { at: ACCEPTANCE, events: [cases['chega um aceite em exigência']] }],
  trait: traitOf,
  sentByInvoked: {
    'documentRows.attaching': { at: ROWS, events: [{ type: 'paperclip.clicked', slot }] },
    'documentRows.settled': { at: ROWS, events: [{ type: 'rows.left' }] },
  },
}
