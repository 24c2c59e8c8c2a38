import { personLookupMachine } from '#machines/form/person-lookup/index.ts'
import { driven } from '#tools/gallery/driven.ts'
import { arriving, EDITOR, type Placed, signedIn } from '#tools/gallery/events.ts'
import * as personLookup from './person-lookup.cases.ts'

export const pictures: Placed = {
  at: [...EDITOR, 'personLookup'],
  path: '/requerimento02/7/5/1',
  around: [...signedIn, arriving('um pedido de pecúlio que nomeia Lúcia')],
  models: () => [driven(personLookupMachine, { ...personLookup, input: { digits: '94726183591' } })],
}
