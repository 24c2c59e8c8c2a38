import { type Placed, signedIn } from '#tools/gallery/events.ts'
import { listing } from '../../requests/request-list/request-list.pictures.ts'

export const pictures: Placed = {
  at: ['notices'],
  path: '/',
  around: [...signedIn, listing],
  trait: ({ context }) => context.notice?.tone ?? '',
}
