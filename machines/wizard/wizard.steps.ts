import { previousStep } from '#domain/forms/steps.ts'
import { listPath } from '#domain/navigation/paths.ts'

import type { BeneficiariesRequest } from '../beneficiaries/index.ts'
import type { PersonLookupInput } from '../person-lookup/index.ts'
import * as answers from './wizard.answers.ts'
import { CLOSED_HELP, DOCUMENTS_HELP } from './wizard.help.ts'
import { cpfToLookUp } from './wizard.named.ts'

import { wizardSetup } from './wizard.setup.ts'

/** Etapa 1: every answer, the rows, the postal code and whom the request names. */
export const dataStep = wizardSetup.createStateConfig({
  meta: { label: 'Etapa 1: dados', spec: 'core 2' },
  invoke: [
    { id: 'postalCode', src: 'postalCode' },
    {
      id: 'personLookup',
      src: 'personLookup',
      input: ({ context }): PersonLookupInput => ({ digits: cpfToLookUp(context) }),
    },
  ],
  on: {
    'answer.changed': [
      {
        guard: { type: 'isPostalCode', params: ({ event }) => event },
        actions: [{ type: 'changeAnswer', params: ({ event }) => event }, 'askPostalCode', 'keepDraft'],
      },
      {
        guard: { type: 'isNamedCpf', params: ({ event }) => event },
        actions: [{ type: 'changeAnswer', params: ({ event }) => event }, 'askPerson', 'keepDraft'],
      },
      {
        guard: { type: 'mayChange', params: ({ event }) => event },
        actions: [{ type: 'changeAnswer', params: ({ event }) => event }, 'keepDraft'],
      },
    ],
    'row.added': {
      guard: { type: 'mayEditRows', params: ({ event }) => event },
      actions: [{ type: 'addRow', params: ({ event }) => event }, 'keepDraft'],
    },
    'row.removed': {
      guard: { type: 'mayRemoveRow', params: ({ event }) => event },
      actions: [{ type: 'removeRow', params: ({ event }) => event }, 'keepDraft'],
    },
    'row.restored': {
      guard: { type: 'mayRestoreRow', params: ({ event }) => event },
      actions: [{ type: 'restoreRow', params: ({ event }) => event }, 'keepDraft'],
    },
    'address.found': {
      actions: [{ type: 'fillAddress', params: ({ event }) => event }, 'keepDraft'],
    },
    'address.unknown': { actions: { type: 'tellPostalCodeNews', params: { news: 'unknown' } } },
    'address.unavailable': {
      actions: { type: 'tellPostalCodeNews', params: { news: 'unavailable' } },
    },
    'person.answered': [
      {
        guard: { type: 'changesAnswers', params: ({ event }) => event },
        actions: [{ type: 'keepPerson', params: ({ event }) => event }, 'keepDraft'],
      },
      { actions: { type: 'keepPerson', params: ({ event }) => event } },
    ],
    'person.unanswered': { actions: { type: 'tellLookUpTrouble', params: ({ event }) => event } },
    proceed: [
      { guard: 'isStepValid', target: '#wizard.savingDraft' },
      { guard: 'isOpen', actions: 'showStepProblems' },
    ],
    back: { actions: { type: 'goTo', params: { path: listPath } } },
  },
})

/** Etapa 2: the people on file are consulted first; nobody passes without having seen them. */
export const declarationStep = wizardSetup.createStateConfig({
  meta: {
    label: 'Etapa 2: declaração de beneficiários',
    help: 'Beneficiários são pessoas com vínculo legal que recebem a pensão. Marque quem deve constar neste requerimento.',
    helpWhenClosed: CLOSED_HELP,
    spec: 'core 2; D-50',
  },
  initial: 'consulting',
  on: {
    back: {
      target: 'routing',
      actions: {
        type: 'turnTo',
        params: ({ context }) => ({ step: previousStep(answers.formOf(context), context.step) }),
      },
    },
  },
  states: {
    consulting: {
      meta: { label: 'Consultando os beneficiários em cadastro', spec: 'core 7' },
      // A request that was sent shows who was declared, not who is on file today.
      always: { guard: 'isReadOnly', target: 'declaring' },
      invoke: {
        id: 'beneficiaries',
        src: 'beneficiaries',
        input: ({ context }): BeneficiariesRequest => ({
          personId: context.input.participant.personId,
          planId: Number(context.answers.detalhes.id_plano),
        }),
        onDone: {
          target: 'declaring',
          actions: { type: 'mergeBeneficiaries', params: ({ event }) => ({ onFile: event.output }) },
        },
      },
    },
    declaring: {
      meta: { label: 'Declarando' },
      on: {
        proceed: [
          { guard: 'isStepValid', target: '#wizard.savingDraft' },
          { guard: 'isOpen', actions: 'showStepProblems' },
        ],
        'answer.changed': {
          guard: { type: 'mayChange', params: ({ event }) => event },
          actions: [{ type: 'changeAnswer', params: ({ event }) => event }, 'keepDraft'],
        },
      },
    },
  },
})

/** Etapa 3: the paperclips, and Finalizar. */
export const documentsStep = wizardSetup.createStateConfig({
  meta: {
    label: 'Etapa 3: documentos',
    help: DOCUMENTS_HELP,
    helpWhenClosed: CLOSED_HELP,
    spec: 'core 2',
  },
  invoke: {
    id: 'complementary',
    src: 'complementary',
    input: ({ context }) => ({
      documents: context.complementary,
      owner: context.input,
      isOpen: answers.isOpenRequest(context),
    }),
  },
  on: {
    // The row is on screen and says so itself.
    'transfer.stopped': { guard: { type: 'isOwnRow', params: ({ event }) => event } },
    'paperclip.clicked': {
      guard: 'isOpen',
      target: '#wizard.attaching',
      actions: { type: 'keepSlot', params: ({ event }) => event },
    },
    'files.dropped': {
      guard: 'isOpen',
      target: '#wizard.attaching',
      actions: { type: 'keepSlot', params: ({ event }) => event },
    },
    finalize: [
      { guard: 'isReadyToSave', target: '#wizard.savingFirst' },
      { guard: 'isReadyAndValid', target: '#wizard.confirmingSend' },
      { guard: 'isReadyToSend', target: 'routing', actions: 'showAllProblems' },
    ],
    back: {
      target: 'routing',
      actions: {
        type: 'turnTo',
        params: ({ context }) => ({ step: previousStep(answers.formOf(context), context.step) }),
      },
    },
  },
})
