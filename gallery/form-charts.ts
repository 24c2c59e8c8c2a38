import type { AnyMachineSnapshot } from 'xstate'

import { beneficiariesMachine } from '#machines/beneficiaries/index.ts'
import { draftMachine } from '#machines/draft/index.ts'
import { personLookupMachine } from '#machines/person-lookup/index.ts'
import { postalCodeMachine } from '#machines/postal-code/index.ts'
import { wizardMachine } from '#machines/wizard/index.ts'

import * as beneficiaries from '../model-tests/beneficiaries/beneficiaries.cases.ts'
import * as draft from '../model-tests/draft/draft.cases.ts'
import * as personLookup from '../model-tests/person-lookup/person-lookup.cases.ts'
import * as postalCode from '../model-tests/postal-code/postal-code.cases.ts'
import { models as wizardModels } from '../model-tests/wizard/wizard.models.ts'
import type { Chart } from './chart.ts'
import { declaring, filling, inside, naming, REQUEST, WIZARD } from './cues.ts'
import { driven } from './driven.ts'
import { formModels } from './forms.ts'
import { sendQuestionModel } from './send-question.ts'

/**
 * Which form is filled in, how far it is and what is said over it; what is asked in front of it looks the same, but for
 * what would be sent.
 */
function formOf(snapshot: AnyMachineSnapshot): string {
  const { request, alert, answers, documents, people, leftOver, removedRows } = snapshot.context
  if (snapshot.matches('confirmingSend')) return people.length > 0 ? 'com documentos de várias pessoas' : ''
  if (!snapshot.matches('editing')) return ''
  const traits = [
    request.typeName,
    request.id === null ? 'novo' : request.status,
    alert,
    answers.dependentes.length > 0 && 'com dependentes',
    removedRows.length > 0 && 'com um removido',
    snapshot.matches({ editing: 'documents' }) && documents.length > 0 && 'com documentos',
    leftOver.length > 0 && 'com o que não se grava mais',
  ]
  return traits.filter(Boolean).join(', ')
}

/** Charts of a request that is filled in. */
export const formCharts: readonly Chart[] = [
  {
    name: 'wizard',
    machine: wizardMachine,
    at: WIZARD,
    path: REQUEST,
    around: inside,
    within: [],
    models: () => [
      ...Object.values(wizardModels).map((build) => build()),
      ...formModels(),
      sendQuestionModel(),
    ],
    trait: formOf,
    folded: { 'editing.documents Aposentadoria, L, com documentos': ['Endereço e contatos'] },
  },
  {
    name: 'draft',
    machine: draftMachine,
    at: [...WIZARD, 'draft'],
    path: REQUEST,
    around: [...inside, filling],
    within: [],
    models: () => [driven(draftMachine, { ...draft, input: undefined })],
  },
  {
    name: 'postal-code',
    machine: postalCodeMachine,
    at: [...WIZARD, 'postalCode'],
    path: REQUEST,
    around: [...inside, filling],
    within: [],
    models: () => [driven(postalCodeMachine, { ...postalCode, input: undefined })],
  },
  {
    name: 'person-lookup',
    machine: personLookupMachine,
    at: [...WIZARD, 'personLookup'],
    path: '/requerimento02/7/5/1',
    around: [...inside, naming],
    within: [],
    models: () => [driven(personLookupMachine, { ...personLookup, input: { digits: '' } })],
  },
  {
    name: 'beneficiaries',
    machine: beneficiariesMachine,
    at: [...WIZARD, 'beneficiaries'],
    path: `${REQUEST}/2`,
    around: [...inside, declaring],
    within: [],
    models: () => [driven(beneficiariesMachine, { ...beneficiaries, input: { personId: 501, planId: 1 } })],
  },
]
