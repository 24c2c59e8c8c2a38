import { render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { createActor, fromCallback, fromPromise, waitFor } from 'xstate'

import type { Values } from '#domain/forms/form.ts'
import type { Reference } from '#domain/requests/reference.ts'
import { draftMachine } from '#machines/draft/index.ts'
import {
  type BeneficiariesOnFile,
  type BeneficiariesRequest,
  type LoadedRequest,
  type LoadRequest,
  wizardMachine,
} from '#machines/wizard/index.ts'
import { writeWith } from '#machines/write/index.ts'
import { Wizard } from '#ui/screens/wizard/wizard.tsx'

import { cloud, participant } from '../../../model-tests/support/sample-participant.ts'
import { validAnswers } from '../../domain/support/benefit-answers.ts'

const reference: Reference = {
  plans: [{ id: 1, name: 'Plano Um' }],
  benefits: [
    { planId: 1, id: 1, name: 'Aposentadoria normal' },
    { planId: 1, id: 2, name: 'Aposentadoria por invalidez' },
  ],
  types: [{ id: 1, name: 'Benefício de aposentadoria', details: '', planId: null }],
  countries: [
    { id: 31, name: 'Brasil' },
    { id: 160, name: 'Portugal' },
  ],
  banks: [],
  sponsorDomains: [],
  today: '2026-11-21',
  maxFileMb: 5,
}

export const draft: LoadedRequest = {
  request: {
    id: 70,
    typeId: 1,
    typeName: 'Benefício de aposentadoria',
    status: 'L',
    statusName: 'Em elaboração',
    protocol: '2026/000070',
    version: 1,
  },
  answers: validAnswers,
  documents: [],
  people: [],
  messages: [],
  draft: null,
  saveKey: 'key-1',
}

type Setting = {
  loaded?: Partial<LoadedRequest>
  step?: 1 | 2 | 3
  onFile?: readonly Values[]
}

/** The wizard on screen at a step of a saved request, over ports that answer at once. */
export async function openWizard({ loaded = {}, step = 1, onFile = [] }: Setting = {}) {
  const machine = wizardMachine.provide({
    actors: {
      draft: draftMachine.provide({ actors: { keeper: fromCallback(() => {}) } }),
      loadRequest: fromPromise<LoadedRequest, LoadRequest>(async () => ({ ...draft, ...loaded })),
      loadBeneficiaries: fromPromise<BeneficiariesOnFile, BeneficiariesRequest>(async () => onFile),
      saveRequest: writeWith(() => new Promise(() => {})),
    },
  })
  const input = { requestId: 70, typeId: 1, step, participant, reference, cloud }
  const actor = createActor(machine, { input }).start()
  await waitFor(
    actor,
    (snapshot) =>
      snapshot.matches('editing') && !snapshot.matches({ editing: { declaration: 'consulting' } }),
  )
  render(
    <MemoryRouter>
      <Wizard actor={actor} />
    </MemoryRouter>,
  )
  return { actor, user: userEvent.setup({ delay: null }) }
}
