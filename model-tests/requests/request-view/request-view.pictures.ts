import { type Placed, SCREENS, signedIn } from '#tools/gallery/events.ts'
import { cases } from './request-view.cases.ts'

const VIEW = [...SCREENS, 'requestView']

export const reading = { at: VIEW, events: [cases['chega um requerimento em análise']] }

export const pictures: Placed = {
  at: VIEW,
  path: '/ver/7',
  around: signedIn,
  trait: ({ context }) => context.request?.summary.status ?? '',
}
