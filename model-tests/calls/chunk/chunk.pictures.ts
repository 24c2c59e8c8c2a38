import { LOGIN, loggingIn, type Placed } from '#tools/gallery/events.ts'

export const pictures: Placed = {
  at: [...LOGIN, 'signedInChunk'],
  path: '/',
  around: [{ ...loggingIn, events: loggingIn.events.slice(0, -1) }],
}
