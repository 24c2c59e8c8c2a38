import { type Placed, SCREENS, signedIn } from '#tools/gallery/events.ts'

export const pictures: Placed = {
  at: [...SCREENS, 'requestView', 'readRequest'],
  path: '/ver/7',
  around: signedIn,
}
