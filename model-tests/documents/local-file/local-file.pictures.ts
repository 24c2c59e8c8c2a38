import { NEW_DOCUMENT, type Placed, signedIn } from '#tools/gallery/events.ts'

export const pictures: Placed = { at: [...NEW_DOCUMENT, 'localFile'], path: '/novo', around: signedIn }
