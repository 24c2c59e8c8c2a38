import { signedInMachine } from '#machines/app/signed-in/index.ts'
import { driven } from '#tools/gallery/driven.ts'
import { agreeing, loggingIn, type Placed, SIGNED_IN } from '#tools/gallery/events.ts'
import { reference } from '#tools/gallery/reference.ts'
import { listing } from '../../requests/request-list/request-list.pictures.ts'
import { cases, input } from './signed-in.cases.ts'

export const pictures: Placed = {
  at: SIGNED_IN,
  path: '/',
  around: [loggingIn],
  within: [agreeing, listing],
  models: () => [
    driven(signedInMachine, { cases, input: { ...input, started: { ...input.started, reference } } }),
  ],
  folded: { working: ['Ajuda'] },
}
