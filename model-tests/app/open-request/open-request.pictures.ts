import { openRequestMachine } from '#machines/app/open-request/index.ts'
import { driven } from '#tools/gallery/driven.ts'
import { arrival, filling, OPEN_REQUEST, type Placed, signedIn } from '#tools/gallery/events.ts'
import { reference } from '#tools/gallery/reference.ts'
import { requests } from '#tools/samples/wizard.ts'
import { cases, input } from './open-request.cases.ts'

const draft = requests['um rascunho sem o banco']
const filling17 = arrival({ ...draft, request: { ...draft.request, id: 17 } })

export const pictures: Placed = {
  at: OPEN_REQUEST,
  path: '/requerimento01/17/1',
  around: signedIn,
  within: [filling],
  models: () => [
    {
      // The question before leaving is sent to the form.
      before: [filling17],
      ...driven(openRequestMachine, {
        cases,
        input: { ...input, reference },
        trait: ({ context: { open } }) => (open ? 'já se sabe qual' : ''),
      }),
    },
  ],
}
