import { agreeing, loggingInAs, type Placed } from '#tools/gallery/events.ts'
import { cases, staffInput } from '../acceptance/acceptance.cases.ts'
import { ACCEPTANCE, opening, PATH } from '../acceptance/acceptance.pictures.ts'
import { traitOf } from './acceptance-judgement.models.ts'

export const pictures: Placed = {
  at: [...ACCEPTANCE, 'judgement'],
  path: PATH,
  around: [
    loggingInAs(staffInput().participant),
    agreeing,
    opening,
    { at: ACCEPTANCE, events: [cases['chega um aceite a avaliar']] },
  ],
  trait: traitOf,
}
