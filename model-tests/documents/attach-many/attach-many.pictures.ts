import { arrival, type Placed, REQUEST, ROWS, signedIn } from '#tools/gallery/events.ts'
import { identity, loaded } from '#tools/samples/wizard.ts'
import { input, residence } from './attach-many.cases.ts'

const documents = [
  identity,
  { ...identity, id: residence.rowId, typeId: residence.documentTypeId, typeName: residence.title },
]

export const pictures: Placed = {
  at: [...ROWS, 'attachMany'],
  path: `${REQUEST}/3`,
  around: [
    ...signedIn,
    arrival(loaded({ documents })),
    { at: ROWS, events: [{ type: 'many.gathered', files: input.files }] },
  ],
}
