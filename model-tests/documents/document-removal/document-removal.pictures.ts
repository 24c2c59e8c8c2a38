import { type Placed, REQUEST, ROWS, signedIn, withLetter } from '#tools/gallery/events.ts'
import { removing } from '../document-rows/document-rows.pictures.ts'

export const pictures: Placed = {
  at: [...ROWS, 'documentRemoval'],
  path: `${REQUEST}/3`,
  around: [...signedIn, withLetter, removing],
}
