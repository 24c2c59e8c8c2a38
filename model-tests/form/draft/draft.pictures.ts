import { EDITOR, filling, type Placed, REQUEST, signedIn } from '#tools/gallery/events.ts'

export const pictures: Placed = { at: [...EDITOR, 'draft'], path: REQUEST, around: [...signedIn, filling] }
