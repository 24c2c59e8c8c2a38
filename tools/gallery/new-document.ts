import { newDocumentMachine } from '#machines/documents/new-document/index.ts'

import { atTheLimit } from '../../model-tests/documents/local-file/local-file.cases.ts'
import { cases, visits } from '../../model-tests/documents/new-document/new-document.cases.ts'
import { traitOf } from '../../model-tests/documents/new-document/new-document.models.ts'
import { driven, type Model } from './driven.ts'
import { NEW_DOCUMENT } from './events.ts'
import { reference } from './reference.ts'
import type { Events } from './stage.ts'

/** A file is being read, so that Gravar has to wait. */
const reading: Events = {
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
export const newDocumentModels = (): readonly Model[] => [
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
