import { messages } from '#domain/messages.ts'

import { replyIn } from '../../calls/query/index.ts'
import { outcomeIn } from '../../support/outcome.ts'
import { withEvent } from '../../support/with-event.ts'
import * as help from './acceptance.help.ts'
import { answeredNotice, answerGiven, cloudIn, overtakenAlert, requestIn } from './acceptance.rules.ts'
import { acceptanceSetup } from './acceptance.setup.ts'
import type { AcceptanceFound } from './acceptance.types.ts'

const foundIn = (args: Parameters<typeof replyIn<AcceptanceFound>>[0]) => ({ found: replyIn(args) })

/** The participant chooses an answer, confirms it and sends it. */
const answering = acceptanceSetup.createStateConfig({
  meta: { label: 'Respondendo ao novo valor', help: help.ANSWERING, requirements: ['D-33', 'D-107'] },
  initial: 'undecided',
  on: {
    'answer.chosen': { target: '.decided', actions: [withEvent('setAnswer'), 'saveDraft'] },
  },
  states: {
    undecided: { meta: { label: 'Nada escolhido' }, on: { 'answer.submitted': 'lacking' } },
    lacking: {
      meta: { label: 'Falta escolher', requirements: ['ACCEPT-05'] },
      on: { 'answer.submitted': 'lacking' },
    },
    decided: {
      meta: { label: 'Resposta escolhida', requirements: ['P-320'] },
      tags: 'unsaved',
      invoke: { id: 'beforeUnloadGuard', src: 'beforeUnloadGuard', input: { holds: 'answers' } },
      on: { 'answer.submitted': 'submitting' },
    },
    submitting: {
      meta: { label: 'Enviando a resposta', requirements: ['D-108', 'D-109'] },
      tags: 'unsaved',
      invoke: { id: 'answer', src: 'answer', input: ({ context }) => answerGiven(context) },
      on: {
        'answer.chosen': { actions: 'ignore' },
        'acceptanceAnswer.dismissed': 'decided',
        'acceptanceAnswer.declined': {
          target: '#acceptance.ended',
          actions: [
            'dropDraft',
            { type: 'notify', params: ({ event }) => answeredNotice(messages.requestCancelled, event) },
          ],
        },
        'acceptanceAnswer.accepted': {
          target: '#acceptance.ended',
          actions: [
            'dropDraft',
            { type: 'notify', params: ({ event }) => answeredNotice(messages.newAmountSent, event) },
          ],
        },
        'acceptanceAnswer.overtaken': {
          target: '#acceptance.loading',
          actions: { type: 'setAlert', params: ({ event }) => ({ alert: overtakenAlert(event) }) },
        },
        'acceptanceAnswer.refused': {
          target: '#acceptance.loading',
          actions: {
            type: 'setAlert',
            params: ({ event }) => ({ alert: event.message ?? messages.answerRefused }),
          },
        },
      },
    },
  },
})

/** The participant replaces rejected documents and sends the request again. */
const correcting = acceptanceSetup.createStateConfig({
  meta: { label: 'Corrigindo os documentos', requirements: ['D-73', 'D-107'] },
  invoke: {
    id: 'correction',
    systemId: 'request',
    src: 'correction',
    input: ({ context }) => {
      const { participant, reference } = context
      return { request: requestIn(context), participant, reference, cloud: cloudIn(context) }
    },
  },
  on: {
    'acceptanceCorrection.sent': {
      target: '#acceptance.ended',
      actions: ['notifySent', { type: 'notify', params: { text: messages.requestSent } }],
    },
    'acceptanceCorrection.refused': { target: '#acceptance.loading', actions: withEvent('setAlert') },
  },
})

/** Staff set the situations of beneficiaries' documents. */
const judging = acceptanceSetup.createStateConfig({
  meta: { label: 'Avaliando os documentos', requirements: ['STAFF-02', 'D-106'] },
  invoke: {
    id: 'judgement',
    src: 'judgement',
    input: ({ context }) => {
      const { participant, choices } = context
      return { request: requestIn(context), participant, choices }
    },
  },
  on: {
    'situation.given': { actions: 'clearAlert' },
    'acceptanceJudgement.refused': {
      target: '#acceptance.loading',
      actions: [withEvent('setAlert'), withEvent('setChoices')],
    },
  },
})

/**
 * After a conflict with another device, the server's message is shown and the request is read again.
 * Follows ACCEPT-07, ACCEPT-16 and D-27.
 */
export const acceptanceMachine = acceptanceSetup.createMachine({
  id: 'acceptance',
  tags: 'help',
  context: ({ input }) => ({
    ...input,
    request: null,
    answer: null,
    choices: [],
    alert: null,
  }),
  invoke: { id: 'draft', src: 'draft' },
  initial: 'loading',
  states: {
    loading: {
      meta: { label: 'Carregando o aceite', requirements: ['ACCEPT-23'] },
      tags: 'loading',
      entry: 'awaitRows',
      invoke: {
        id: 'loadAcceptance',
        src: 'loadAcceptance',
        input: ({ context: { requestId, participant, reference, cloud } }) => ({
          request: { requestId, participant, reference, cloud },
          mayBeMissing: true,
        }),
        onDone: [
          { guard: { type: 'isNotFound', params: outcomeIn }, target: 'missing' },
          {
            guard: { type: 'isOther', params: foundIn },
            target: 'elsewhere',
            actions: { type: 'goToOwnScreen', params: foundIn },
          },
          { target: 'deciding', actions: { type: 'setRequest', params: foundIn } },
        ],
      },
    },
    deciding: {
      meta: { label: 'Vendo o que se pode fazer' },
      exit: 'notifyRows',
      always: [
        { guard: 'needsConsent', target: 'unconsented', actions: 'wantConsent' },
        { guard: 'hasAnswer', target: 'answering.decided', actions: 'restoreDraft' },
        { guard: 'mayAnswer', target: 'answering', actions: 'dropDraft' },
        { guard: 'mayCorrect', target: 'correcting', actions: 'dropDraft' },
        { guard: 'mayJudge', target: 'judging' },
        { target: 'reading', actions: 'dropDraft' },
      ],
    },
    answering,
    correcting,
    judging,
    // A judgement was refused because there is nothing to judge any more.
    reading: {
      meta: { label: 'Lendo o aceite', help: help.READING, requirements: ['D-107'] },
      entry: 'notifySettled',
    },
    missing: { meta: { label: 'Requerimento não encontrado' }, entry: 'notifySettled' },
    elsewhere: { meta: { label: 'Indo para a tela do tipo', requirements: ['D-20'] }, tags: 'loading' },
    unconsented: {
      meta: { label: 'Esperando a autorização', requirements: ['STAFF-20', 'D-135'] },
      tags: 'loading',
    },
    ended: { meta: { label: 'Respondido ou enviado' }, type: 'final', entry: 'goToList' },
  },
})
