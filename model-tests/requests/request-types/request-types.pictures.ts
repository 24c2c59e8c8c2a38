import { requestTypesMachine } from '#machines/requests/request-types/index.ts'
import { driven } from '#tools/gallery/driven.ts'
import { type Placed, SCREENS, signedIn } from '#tools/gallery/events.ts'
import { reference } from '#tools/gallery/reference.ts'
import * as requestTypes from './request-types.cases.ts'

export const pictures: Placed = {
  at: [...SCREENS, 'requestTypes'],
  path: '/tiposreq',
  around: signedIn,
  models: () => [
    driven(requestTypesMachine, { ...requestTypes, input: { ...requestTypes.input, reference } }),
  ],
  trait: ({ context }) => (context.underWay.length > 0 ? 'com requerimento em andamento' : ''),
  folded: {
    lookingForRequests: ['Aposentadoria', 'Atualização cadastral'],
    'offering com requerimento em andamento': ['Aposentadoria'],
  },
}
