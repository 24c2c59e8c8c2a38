import { openRequestMachine } from '#machines/app/open-request/index.ts'
import { driven } from '#tools/gallery/driven.ts'
import { filling, OPEN_REQUEST, type Placed, signedIn } from '#tools/gallery/events.ts'
import { reference } from '#tools/gallery/reference.ts'
import { cases, input } from './open-request.cases.ts'

export const pictures: Placed = {
  at: OPEN_REQUEST,
  path: '/requerimento01/17/1',
  around: signedIn,
  within: [filling],
  models: () => [
    driven(openRequestMachine, {
      cases,
      input: { ...input, reference },
      trait: ({ context: { open } }) => (open ? 'já se sabe qual' : ''),
    }),
  ],
}
