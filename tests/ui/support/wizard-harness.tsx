import { userEvent } from '@testing-library/user-event'
import { createActor, fromCallback, fromPromise, type InputFrom, waitFor } from 'xstate'

import type { RequiredDocument } from '#domain/documents/required.ts'
import type { Values } from '#domain/forms/form.ts'
import type { Participant } from '#domain/people/participant.ts'
import type {
  LoadedRequest,
  LoadRequest,
  SavedRequest,
  SaveRequest,
} from '#domain/request-kinds/edited-request.ts'
import type { NamedParticipant } from '#domain/requests/facts.ts'
import type { Reference } from '#domain/requests/reference.ts'
import type { RequestStatus } from '#domain/requests/status.ts'
import { openRequestMachine } from '#machines/app/open-request/index.ts'
import { provideMutation } from '#machines/calls/mutation/index.ts'
import { provideQuery } from '#machines/calls/query/index.ts'
import { documentReaderMachine } from '#machines/documents/document-reader/index.ts'
import { uploadQueueMachine } from '#machines/documents/upload-queue/index.ts'
import type { BeneficiariesOnFile, BeneficiariesRequest } from '#machines/form/beneficiaries/index.ts'
import { wizardMachine } from '#machines/form/wizard/index.ts'
import { provideAll } from '#machines/support/provide-all.ts'
import { required } from '#machines/support/required.ts'
import { cloud, participant as marina } from '#tools/samples/participant.ts'
import { places } from '#tools/samples/places.ts'
import { loaded as sample } from '#tools/samples/wizard.ts'
import { Wizard } from '#ui/screens/wizard/wizard.tsx'
import { WizardPage } from '#ui/screens/wizard/wizard-page.tsx'
import { renderInRouter } from '../../../model-tests/support/in-router.tsx'
import { inRecordedSystem } from '../../../tools/chart-paths/recorded-system.ts'

export const ownReference: Reference = {
  plans: [{ id: 1, name: 'Plano Um' }],
  benefits: [
    { planId: 1, id: 1, name: 'Aposentadoria normal' },
    { planId: 1, id: 2, name: 'Aposentadoria por invalidez' },
  ],
  types: [{ id: 1, name: 'Benefício de aposentadoria', details: '', planId: null }],
  documentTypes: [],
  countries: [
    { id: 31, name: 'Brasil' },
    { id: 160, name: 'Portugal' },
  ],
  banks: [],
  sponsorDomains: [],
  today: '2026-11-21',
  maxFileMb: 5,
}

export const draft = sample({
  request: { id: 70, protocol: '2026/000070', version: 1 },
  saveKey: 'key-1',
})

type Setting = {
  loaded?: Partial<LoadedRequest>
  step?: 1 | 2 | 3
  onFile?: readonly Values[]
  /** The logged-in person, and the fund's tables. */
  participant?: Participant
  reference?: Reference
  /** The participant with a CPF that the form names. */
  lookUp?: (cpf: string) => NamedParticipant | Promise<NamedParticipant>
  /** The outcome of saves; by default they do not end. */
  save?: () => Promise<SavedRequest>
}

const wizardWith = ({
  loaded = {},
  onFile = [],
  lookUp = (cpf) => ({ cpf, name: '', plans: [] }),
  save = () => new Promise(() => {}),
}: Setting) =>
  provideAll(wizardMachine, {
    'beneficiaries.loadBeneficiaries': fromPromise<BeneficiariesOnFile, BeneficiariesRequest>(
      async () => onFile,
    ),
    'autosave.page': fromCallback(() => {}),
    'draft.storage': fromCallback(() => {}),
    'personLookup.lookUp': fromPromise<NamedParticipant, { digits: string }>(async ({ input }) =>
      lookUp(input.digits),
    ),
    'submission.saveRequest': provideMutation(fromPromise<SavedRequest, SaveRequest>(save)),
    'wizard.loadRequest': provideQuery(
      fromPromise<LoadedRequest, LoadRequest>(async () => ({ ...draft, ...loaded })),
    ),
  })

/** What a screen with documents needs beside them. */
const aroundDocuments = (owner: InputFrom<typeof uploadQueueMachine>['owner']) => ({
  uploadQueue: createActor(uploadQueueMachine.provide({ actors: { storage: fromCallback(() => {}) } }), {
    input: { owner },
  }).start(),
  reader: createActor(documentReaderMachine).start(),
})

/** The wizard at a step of a saved request, over ports that answer at once. */
export async function openWizard(setting: Setting = {}) {
  const { step = 1, participant = marina, reference = ownReference } = setting
  const input = { requestId: 70, typeId: 1, step, participant, reference, cloud }
  const { actor: wizard } = inRecordedSystem(wizardWith(setting), { input })
  const { children } = await waitFor(wizard, (snapshot) => snapshot.matches('editing'))
  const actor = required(children.editor, 'editor')
  await waitFor(actor, (snapshot) => !snapshot.matches({ editing: { step: { declaration: 'consulting' } } }))
  renderInRouter(<Wizard actor={wizard} {...aroundDocuments(input)} />)
  const documentRows = required(actor.getSnapshot().children.documentRows, 'documentRows')
  return { wizard, actor, documentRows, user: userEvent.setup({ delay: null }) }
}

/** The same with the question before it is left, and something to save. */
export async function openWizardPage(setting: Setting = {}) {
  const { step = 1, participant = marina, reference = ownReference } = setting
  const machine = openRequestMachine.provide({
    actors: { wizard: wizardWith(setting), beforeUnloadGuard: fromCallback(() => {}) },
  })
  const place = { ...places.request17, path: `/requerimento01/70/1/${step}`, requestId: 70, step }
  const input = { place, participant, reference, cloud }
  const { actor } = inRecordedSystem(machine, { input, own: ['request'] })
  const wizard = required(actor.getSnapshot().children.wizard, 'wizard')
  await waitFor(wizard, (snapshot) => snapshot.matches('editing'))
  actor.send({ type: 'form.unsaved' })
  renderInRouter(<WizardPage request={actor} actor={wizard} {...aroundDocuments(input)} />)
  return { actor, user: userEvent.setup({ delay: null }) }
}

/** A required document of a request, without a file. */
export const paper = (
  id: number,
  typeName: string,
  change: Partial<RequiredDocument> = {},
): RequiredDocument => ({
  id,
  typeId: id * 10,
  typeName,
  rule: 0,
  situationId: null,
  situationName: '',
  documentId: null,
  storeId: null,
  fileName: '',
  ...change,
})

export const inStatus = (status: RequestStatus, statusName: string) => ({
  request: { ...draft.request, status, statusName },
})
