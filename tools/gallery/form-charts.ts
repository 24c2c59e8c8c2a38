import type { AnyMachineSnapshot, SnapshotFrom } from 'xstate'

import type { Answers } from '#domain/forms/form.ts'
import { BANK_CHANGE, ENROLMENT, PORTABILITY } from '#domain/requests/type-ids.ts'
import { documentRemovalMachine } from '#machines/documents/document-removal/index.ts'
import { beneficiariesMachine } from '#machines/form/beneficiaries/index.ts'
import { choiceListsMachine } from '#machines/form/choice-lists/index.ts'
import { draftMachine } from '#machines/form/draft/index.ts'
import { formEditorMachine } from '#machines/form/form-editor/index.ts'
import { personLookupMachine } from '#machines/form/person-lookup/index.ts'
import { postalCodeMachine } from '#machines/form/postal-code/index.ts'
import { submissionMachine } from '#machines/form/submission/index.ts'
import { versionChoiceMachine } from '#machines/form/version-choice/index.ts'
import { wizardMachine } from '#machines/form/wizard/index.ts'
import * as documentRemoval from '../../model-tests/documents/document-removal/document-removal.cases.ts'
import * as beneficiaries from '../../model-tests/form/beneficiaries/beneficiaries.cases.ts'
import * as choiceLists from '../../model-tests/form/choice-lists/choice-lists.cases.ts'
import * as draft from '../../model-tests/form/draft/draft.cases.ts'
import { models as editorModels } from '../../model-tests/form/form-editor/form-editor.models.ts'
import * as personLookup from '../../model-tests/form/person-lookup/person-lookup.cases.ts'
import * as postalCode from '../../model-tests/form/postal-code/postal-code.cases.ts'
import { models as submissionModels } from '../../model-tests/form/submission/submission.models.ts'
import {
  models as versionModels,
  traitOf as versionTrait,
} from '../../model-tests/form/version-choice/version-choice.models.ts'
import {
  traitOf as unavailableOf,
  models as wizardModels,
} from '../../model-tests/form/wizard/wizard.models.ts'
import type { Chart } from './chart.ts'
import {
  cancelling,
  declaring,
  EDITOR,
  filling,
  inside,
  naming,
  overtaken,
  REQUEST,
  removing,
  WIZARD,
  withLetter,
  withoutLists,
} from './cues.ts'
import { driven } from './driven.ts'
import { formModels } from './forms.ts'
import { longRequest } from './long-request.ts'
import { specialisedFormModels } from './specialised-forms.ts'

/** The form, its step and its message; the dialogs before the form look the same for every form. */
function formOf(snapshot: AnyMachineSnapshot): string {
  const { request, alert, answers, documents, leftOver, removedRows, removalRefusal } = snapshot.context
  if (!snapshot.matches({ editing: 'steps' })) return ''
  const traits = [
    request.typeName,
    request.id === null ? 'novo' : request.status,
    alert,
    answers.dependentes.length > 0 && 'com dependentes',
    SPECIALISED.includes(request.typeId) && contentOf(answers),
    removedRows.length > 0 && 'com um removido',
    snapshot.matches({ editing: { steps: 'documents' } }) && documents.length > 0 && 'com documentos',
    removalRefusal !== null && 'com a exclusão recusada',
    leftOver.length > 0 && 'com o que não se grava mais',
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

export const formCharts: readonly Chart[] = [
  {
    name: 'wizard',
    machine: wizardMachine,
    at: WIZARD,
    path: REQUEST,
    around: inside,
    within: [],
    models: () => Object.values(wizardModels).map((build) => build()),
    trait: (snapshot) => unavailableOf(snapshot as SnapshotFrom<typeof wizardMachine>),
  },
  {
    name: 'form-editor',
    machine: formEditorMachine,
    at: EDITOR,
    path: REQUEST,
    around: [...inside, filling],
    within: [],
    models: () => [
      ...Object.values(editorModels).map((build) => build()),
      ...formModels(),
      ...specialisedFormModels(),
    ],
    trait: formOf,
    folded: {
      'editing.steps.documents Aposentadoria, L, com documentos': ['Endereço e contatos'],
    },
  },
  {
    name: 'submission',
    machine: submissionMachine,
    at: [...EDITOR, 'submission'],
    path: `${REQUEST}/3`,
    around: [...inside, longRequest, cancelling],
    within: [],
    models: () => Object.values(submissionModels).map((build) => build()),
  },
  {
    name: 'version-choice',
    machine: versionChoiceMachine,
    at: [...EDITOR, 'versionChoice'],
    path: REQUEST,
    around: [...inside, overtaken],
    within: [],
    models: () => Object.values(versionModels).map((build) => build()),
    trait: versionTrait,
  },
  {
    name: 'document-removal',
    machine: documentRemovalMachine,
    at: [...EDITOR, 'documentRemoval'],
    path: `${REQUEST}/3`,
    around: [...inside, withLetter, removing],
    within: [],
    models: () => [driven(documentRemovalMachine, documentRemoval)],
  },
  {
    name: 'draft',
    machine: draftMachine,
    at: [...EDITOR, 'draft'],
    path: REQUEST,
    around: [...inside, filling],
    within: [],
    models: () => [driven(draftMachine, { ...draft, input: undefined })],
  },
  {
    name: 'postal-code',
    machine: postalCodeMachine,
    at: [...EDITOR, 'endereco.cep'],
    path: REQUEST,
    around: [...inside, filling],
    within: [],
    models: () => [driven(postalCodeMachine, postalCode)],
  },
  {
    name: 'person-lookup',
    machine: personLookupMachine,
    at: [...EDITOR, 'personLookup'],
    path: '/requerimento02/7/5/1',
    around: [...inside, naming],
    within: [],
    models: () => [driven(personLookupMachine, { ...personLookup, input: { digits: '94726183591' } })],
  },
  {
    name: 'choice-lists',
    machine: choiceListsMachine,
    at: [...EDITOR, 'choiceLists'],
    path: '/requerimento03/7/11/1',
    around: [...inside, withoutLists],
    within: [],
    models: () => [driven(choiceListsMachine, { cases: choiceLists.cases, input: undefined })],
  },
  {
    name: 'beneficiaries',
    machine: beneficiariesMachine,
    at: [...EDITOR, 'beneficiaries'],
    path: `${REQUEST}/2`,
    around: [...inside, declaring],
    within: [],
    models: () => [driven(beneficiariesMachine, { ...beneficiaries, input: { personId: 501, planId: 1 } })],
  },
]
