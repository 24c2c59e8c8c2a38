import type { RequiredDocument } from '#domain/documents/required.ts'
import { arrival, EDITOR, type Placed, REQUEST, signedIn } from '#tools/gallery/events.ts'
import { reference } from '#tools/gallery/reference.ts'
import { attachedIdentity, letter, loaded } from '#tools/samples/wizard.ts'
import { cases } from '../form-editor/form-editor.cases.ts'

/** The longest names among the fund's document types, with file names as scanners and phones give them. */
const attached: readonly RequiredDocument[] = [...reference.documentTypes]
  .sort((a, b) => b.name.length - a.name.length)
  .slice(0, 14)
  .map(({ id, name }, index) => ({
    ...attachedIdentity,
    id: attachedIdentity.id + index,
    typeId: id,
    typeName: name,
    fileName: `digitalizacao_frente_e_verso_20261121_1742${index + 10}.pdf`,
  }))

const ana = { dependantId: 60, name: 'Ana Beatriz Duarte de Albuquerque', documents: attached.slice(9) }

/** With so many documents, the question before sending is longer than a phone's screen. */
const longRequest = loaded({
  request: { status: 'E', statusName: 'Em exigência' },
  documents: attached.slice(0, 9),
  people: [ana],
  complementary: [letter],
})

export const pictures: Placed = {
  at: [...EDITOR, 'submission'],
  path: `${REQUEST}/3`,
  around: [
    ...signedIn,
    arrival(longRequest),
    { at: EDITOR, events: [cases['clica em Cancelar Requerimento']] },
  ],
}
