import { missingDocument, type Placed, REQUEST, ROWS, signedIn } from '#tools/gallery/events.ts'
import { attaching } from '../document-rows/document-rows.pictures.ts'

export const pictures: Placed = {
  at: [...ROWS, 'attachment'],
  path: `${REQUEST}/3`,
  around: [...signedIn, missingDocument, attaching],
}
