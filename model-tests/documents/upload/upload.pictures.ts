import { NEW_DOCUMENT, type Placed, signedIn } from '#tools/gallery/events.ts'
import { cases } from '../new-document/new-document.cases.ts'

const sending = [cases['o arquivo está em ordem'], cases['escolhe Contracheque'], cases['clica em Gravar']]

export const pictures: Placed = {
  at: [...NEW_DOCUMENT, 'upload'],
  path: '/novo',
  around: [...signedIn, { at: NEW_DOCUMENT, events: sending }],
}
