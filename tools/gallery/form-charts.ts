import type { AnyMachineSnapshot, SnapshotFrom } from 'xstate'

import type { Answers } from '#domain/forms/form.ts'
import { BANK_CHANGE, ENROLMENT, PORTABILITY } from '#domain/requests/type-ids.ts'
import { personLookupMachine } from '#machines/form/person-lookup/index.ts'
import type { wizardMachine } from '#machines/form/wizard/index.ts'
import { models as editorModels } from '../../model-tests/form/form-editor/form-editor.models.ts'
import * as personLookup from '../../model-tests/form/person-lookup/person-lookup.cases.ts'
import { traitOf as versionTrait } from '../../model-tests/form/version-choice/version-choice.models.ts'
import { traitOf as unavailableOf } from '../../model-tests/form/wizard/wizard.models.ts'
import type { Placed } from './chart.ts'
import { driven } from './driven.ts'
import {
  cancelling,
  declaring,
  EDITOR,
  filling,
  naming,
  overtaken,
  REQUEST,
  ROWS,
  removing,
  sentByRows,
  signedIn,
  WIZARD,
  withLetter,
  withoutLists,
} from './events.ts'
import { formModels } from './forms.ts'
import { longRequest } from './long-request.ts'
import { specialisedFormModels } from './specialised-forms.ts'

/** The form, its step and its message, or what is saved; other dialogs look the same for every form. */
function formOf(snapshot: AnyMachineSnapshot): string {
  const { submission } = snapshot.children
  if (submission) return submission.getSnapshot().context.purpose
  if (!snapshot.matches({ editing: { task: 'none' } }) && !snapshot.matches({ editing: { task: 'closed' } }))
    return ''
  const { documents, orphanedAnswers, filled } = snapshot.context
  const { request, alert, answers, removedRows } = filled
  const traits = [
    request.typeName,
    request.id === null ? 'novo' : request.status,
    alert,
    answers.dependentes.length > 0 && 'com dependentes',
    SPECIALISED.includes(request.typeId) && contentOf(answers),
    removedRows.length > 0 && 'com um removido',
    snapshot.matches({ editing: { step: 'documents' } }) && documents.length > 0 && 'com documentos',
    orphanedAnswers.length > 0 && 'com o que não se grava mais',
  ]
  return traits.filter(Boolean).join(', ')
}

/* Their pictures differ by the answers. */
const SPECIALISED = [PORTABILITY, ENROLMENT, BANK_CHANGE]

function contentOf({ detalhes, participante, designados, peps }: Answers): string {
  const traits = [
    detalhes.titular_conta === 'R' && 'do procurador',
    detalhes.banco === '' && 'sem banco',
    detalhes.cnpj_entidade === '' && 'sem entidade',
    participante.nome === '' && 'em branco',
    peps.length > 0 && 'com exposição política',
    designados.length > 0 && `designados: ${designados.length}`,
  ]
  return traits.filter(Boolean).join(', ')
}

export const placed: Readonly<Record<string, Placed>> = {
  wizard: {
    at: WIZARD,
    path: REQUEST,
    around: signedIn,
    trait: (snapshot) => unavailableOf(snapshot as SnapshotFrom<typeof wizardMachine>),
  },
  'form-editor': {
    at: EDITOR,
    path: REQUEST,
    around: [...signedIn, filling],
    sentByInvoked: sentByRows,
    models: () => [
      ...Object.values(editorModels).map((build) => build()),
      ...formModels(),
      ...specialisedFormModels(),
    ],
    trait: formOf,
    folded: {
      'editing.step.documents Aposentadoria, L, com documentos': ['Endereço e contatos'],
    },
  },
  submission: {
    at: [...EDITOR, 'submission'],
    path: `${REQUEST}/3`,
    around: [...signedIn, longRequest, cancelling],
  },
  'version-choice': {
    at: [...EDITOR, 'versionChoice'],
    path: REQUEST,
    around: [...signedIn, overtaken],
    trait: versionTrait,
  },
  'document-removal': {
    at: [...ROWS, 'documentRemoval'],
    path: `${REQUEST}/3`,
    around: [...signedIn, withLetter, removing],
  },
  draft: {
    at: [...EDITOR, 'draft'],
    path: REQUEST,
    around: [...signedIn, filling],
  },
  'postal-code': {
    at: [...EDITOR, 'endereco.cep'],
    path: REQUEST,
    around: [...signedIn, filling],
  },
  'person-lookup': {
    at: [...EDITOR, 'personLookup'],
    path: '/requerimento02/7/5/1',
    around: [...signedIn, naming],
    models: () => [driven(personLookupMachine, { ...personLookup, input: { digits: '94726183591' } })],
  },
  'form-options': {
    at: [...EDITOR, 'formOptions'],
    path: '/requerimento03/7/11/1',
    around: [...signedIn, withoutLists],
  },
  beneficiaries: {
    at: [...EDITOR, 'beneficiaries'],
    path: `${REQUEST}/2`,
    around: [...signedIn, declaring],
  },
}
