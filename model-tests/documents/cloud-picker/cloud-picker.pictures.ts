import { type Placed, SCREENS, signedIn } from '#tools/gallery/events.ts'
import { traitOf } from './cloud-picker.models.ts'

export const pictures: Placed = {
  at: [...SCREENS, 'cloudPicker'],
  path: '/docsportipo/9/7/31/1',
  around: signedIn,
  /** Which row and which list; loading and failure look the same for all of them. */
  trait: (snapshot) => {
    const { row, requestId } = snapshot.context.place
    if (!snapshot.matches('showing')) return ''
    return [requestId && 'requerimento', row && 'linha', traitOf(snapshot)].filter(Boolean).join(', ')
  },
}
