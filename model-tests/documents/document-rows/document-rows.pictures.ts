import { type Placed, REQUEST, ROWS, signedIn, withLetter } from '#tools/gallery/events.ts'
import { cases } from './document-rows.cases.ts'

export const attaching = { at: ROWS, events: [cases['clica no clipe']] }
export const removing = { at: ROWS, events: [cases['clica em Excluir']] }
export const leaving = { at: ROWS, events: [cases['sai dos documentos']] }

export const pictures: Placed = {
  at: ROWS,
  path: `${REQUEST}/3`,
  around: [...signedIn, withLetter],
  trait: ({ context }) => (context.removalRefusal === null ? '' : 'com a exclusão recusada'),
}
