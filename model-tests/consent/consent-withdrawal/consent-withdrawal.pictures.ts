import { type Placed, SCREENS, signedIn } from '#tools/gallery/events.ts'
import { listing } from '../../requests/request-list/request-list.pictures.ts'

export const pictures: Placed = {
  at: [...SCREENS, 'consentWithdrawal'],
  path: '/',
  around: [...signedIn, listing],
}
