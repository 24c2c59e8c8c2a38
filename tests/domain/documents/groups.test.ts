import { expect, test } from 'vitest'
import { documentGroups } from '#domain/documents/groups.ts'
import type { RequiredDocument } from '#domain/documents/required.ts'
import { attachedIdentity } from '#tools/samples/wizard.ts'

const row = (id: number, change: Partial<RequiredDocument> = {}) => ({ ...attachedIdentity, id, ...change })
const at = (rowId: number, dependantId: number | null = null) => ({ rowId, dependantId })
const clara = (...documents: RequiredDocument[]) => [{ dependantId: 31, name: 'Clara', documents }]
const three = [row(1), row(2), row(3)]
const shown = {
  documents: three,
  people: [],
  arrival: { attached: [at(1), at(2), at(3)], isComplete: true },
  pendingUploads: [],
  attached: [],
  complementary: [],
  removalRefusal: null,
  isCorrection: false,
  isOpen: true,
}
const two = { arrival: { attached: [at(1), at(2)], isComplete: false } }
const four = [...three, row(4, { situationId: 1 })]
const came = (rowId: number, dependantId: number | null) => ({ attached: [{ slot: at(rowId, dependantId) }] })

// P-391, P-773, D-76: by their ids
test.each([
  ['three that were attached before', {}, [1, 2, 3], []],
  ['two', two, [], [1, 2, 3]],
  ['two of a correction', { ...two, isCorrection: true }, [1, 2], [3]],
  [
    'one that is new to the fund',
    { documents: [row(1, { isNew: true }), row(2)], isCorrection: true },
    [2],
    [1],
  ],
  ['one that is rejected', { documents: [row(1, { situationId: 2 }), row(2)] }, [2], [1]],
  ['one that is missing by now', { documents: [row(1, { documentId: null }), row(2)] }, [2], [1]],
  ['one whose upload is under way', { pendingUploads: [at(2)] }, [1, 3], [2]],
  ['one whose file came now', came(2, null), [1, 3], [2]],
  ['checked ones, always', { documents: four, ...two }, [4], [1, 2, 3]],
  ['a checked one with an upload', { documents: four, ...two, pendingUploads: [at(4)] }, [], [1, 2, 3, 4]],
  ['those of a closed request', { documents: four, isOpen: false }, [], [1, 2, 3, 4]],
  ["a person's row with the id of one of the holder", { people: clara(row(1)) }, [1, 2, 3], [1]],
  ["a person's file with the id of a row of the holder", came(2, 31), [1, 2, 3], []],
])('folded: %s', (_, change, folded, open) => {
  const groups = documentGroups({ ...shown, ...change })
  const idsOf = ({ documents, people }: typeof groups.open) =>
    [...documents, ...people.flatMap((person) => person.documents)].map(({ id }) => id)
  expect([idsOf(groups.folded), groups.foldedCount, idsOf(groups.open)]).toEqual([
    folded,
    folded.length,
    open,
  ])
  expect(groups.isFixed).toBe(folded.every((id) => id === 4))
})

test('complementary documents are aside of a correction while there are none', () => {
  const isAside = (change: Partial<Parameters<typeof documentGroups>[0]>) =>
    documentGroups({ ...shown, ...change }).isAside
  expect([isAside({}), isAside({ isCorrection: true })]).toEqual([false, true])
  expect(isAside({ isCorrection: true, complementary: [{}] })).toBe(false)
  expect(isAside({ isCorrection: true, removalRefusal: 'Não.' })).toBe(false)
})
