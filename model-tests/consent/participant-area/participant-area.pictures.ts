import { type Placed, SCREENS, signedIn } from '#tools/gallery/events.ts'

const folded = ['Atualização cadastral']

export const pictures: Placed = {
  at: [...SCREENS, 'participantArea'],
  path: '/tiposreq',
  around: signedIn,
  folded: { offered: folded, opening: folded, failed: folded, absent: folded },
}
