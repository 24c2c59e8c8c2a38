import { newDocumentMachine } from '#machines/documents/new-document/index.ts'
import { driven, type Model } from '#tools/gallery/driven.ts'
import { NEW_DOCUMENT, type Placed, signedIn } from '#tools/gallery/events.ts'
import { reference } from '#tools/gallery/reference.ts'
import { atTheLimit } from '../local-file/local-file.cases.ts'
import { cases, visits } from './new-document.cases.ts'
import { traitOf } from './new-document.models.ts'

/** A file is being read, so that Gravar has to wait. */
const reading = {
  at: [...NEW_DOCUMENT, 'localFile'],
  events: [{ type: 'files.picked', files: [atTheLimit] }],
}

const {
  'clica em Gravar': save,
  'escolhe Contracheque': chooseType,
  'o arquivo está em ordem': fileReady,
  'o servidor recusa o arquivo': refusal,
  'chega o requerimento': request,
  'o servidor diz só que deu certo': unproven,
  'chega o requerimento, já em análise': closed,
  'chega o requerimento, com o documento já conferido': checked,
  'chega o requerimento, sem esta linha': rowGone,
  'o requerimento não existe': missing,
} = cases

const visit = (path: keyof typeof visits) => ({ ...visits[path], reference })

/** The screen with all of the fund's document types, for each purpose of a file. */
const models = (): readonly Model[] => [
  driven(newDocumentMachine, { input: visit('/novo'), cases: { save } }),
  {
    ...driven(newDocumentMachine, {
      input: visit('/novo'),
      cases: { save, chooseType, fileReady, refusal },
    }),
    before: [reading],
  },
  driven(newDocumentMachine, {
    input: visit('/novo/2/17/31'),
    cases: { request, closed, checked, rowGone, missing },
    trait: traitOf,
  }),
  {
    ...driven(newDocumentMachine, {
      input: visit('/novocomplementar/17'),
      cases: { request, chooseType, fileReady, save, unproven },
    }),
    afterFirst: [reading],
  },
]

export const pictures: Placed = {
  at: NEW_DOCUMENT,
  path: '/novo',
  around: signedIn,
  within: [{ at: [...NEW_DOCUMENT, 'upload'], events: [{ type: 'file.progressed', sent: 4 }] }],
  models,
  trait: (snapshot) => {
    const { rowId, isComplementary } = snapshot.context.place
    if (snapshot.matches('closed')) return snapshot.context.request.summary.status
    if (!snapshot.matches({ preparing: { choosing: 'filling' } })) return ''
    return rowId !== null ? 'para uma linha' : isComplementary ? 'complementar' : ''
  },
}
