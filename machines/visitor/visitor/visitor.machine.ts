import { bareCpf } from '#domain/people/cpf.ts'

import { failureIn } from '../../support/failures.ts'
import { withEvent } from '../../support/with-event.ts'
import { claimOf, contextOf, goodIssue } from './visitor.form.ts'
import { ownerIn, visitorSetup } from './visitor.setup.ts'

/** A form before the code is sent: the registration, or a new password. */
const form = (label: string, labels: { readonly editing: string; readonly lacking: string }) =>
  visitorSetup.createStateConfig({
    meta: { label, requirements: ['VISITOR-16', 'VISITOR-20', 'D-105'] },
    tags: 'form',
    initial: 'editing',
    entry: 'storeVisit',
    on: {
      'cpf.changed': { target: 'asking', actions: ['clearVisit', 'dropVisit'] },
      'form.submitted': [{ guard: 'isFilledIn', target: 'confirming' }, { target: '.lacking' }],
    },
    states: {
      editing: {
        meta: { label: labels.editing },
        on: {
          'answer.changed': { actions: [withEvent('setAnswer'), 'storeVisit'] },
        },
      },
      lacking: {
        meta: { label: labels.lacking },
        entry: 'judge',
        on: {
          'answer.changed': { actions: [withEvent('setAnswer'), 'judge', 'storeVisit'] },
        },
      },
    },
  })

/** It needs no session. Answers are stored in the tab, except passwords and the code. */
export const visitorMachine = visitorSetup.createMachine({
  id: 'visitor',
  context: ({ input }) => contextOf(input),
  invoke: { id: 'storage', src: 'storage' },
  initial: 'arriving',
  states: {
    arriving: {
      meta: { label: 'Vendo o que a aba guardou' },
      always: [
        { guard: 'isRecalledRegistration', target: 'registering' },
        { guard: 'isRecalledPassword', target: 'renewing' },
        { target: 'asking' },
      ],
    },
    asking: {
      meta: { label: 'Pedindo o CPF', requirements: ['VISITOR-02', 'P-380'] },
      initial: 'typing',
      on: {
        'cpf.typed': { target: '.typing', actions: [withEvent('setCpf'), 'clearServerMessage'] },
        'cpf.submitted': [{ guard: 'isCpf', target: 'lookingUp' }, { target: '.lacking' }],
      },
      states: {
        typing: { meta: { label: 'Digitando o CPF' } },
        lacking: { meta: { label: 'CPF em branco ou inválido' } },
        limited: {
          meta: { label: 'Consultas demais: é preciso esperar', requirements: ['D-120'] },
          after: { limit: { target: 'typing', actions: 'clearServerMessage' } },
          on: { 'cpf.submitted': { actions: 'ignore' } },
        },
        unavailable: {
          meta: { label: 'Consulta indisponível', requirements: ['D-61'] },
          on: { 'lookUp.retried': '#visitor.lookingUp' },
        },
      },
    },
    lookingUp: {
      meta: { label: 'Consultando o CPF', requirements: ['VISITOR-06', 'VISITOR-07'] },
      entry: 'clearServerMessage',
      invoke: {
        id: 'lookUp',
        src: 'lookUp',
        input: ({ context }) => ({ cpf: bareCpf(context.cpf) }),
        onDone: [
          { guard: { type: 'hasPassword', params: ownerIn }, target: 'guided.withPassword' },
          { guard: { type: 'isParticipant', params: ownerIn }, target: 'guided.withoutPassword' },
          { guard: { type: 'isKnown', params: ownerIn }, target: 'renewing', actions: 'beginPassword' },
          { target: 'registering', actions: 'beginRegistration' },
        ],
        onError: [
          {
            guard: { type: 'isLimited', params: failureIn },
            target: 'asking.limited',
            actions: { type: 'setLimit', params: failureIn },
          },
          { target: 'asking.unavailable', actions: { type: 'setServerMessage', params: failureIn } },
        ],
      },
    },
    guided: {
      meta: {
        label: 'Orientando quem o fundo conhece',
        requirements: ['VISITOR-10', 'VISITOR-11', 'P-44', 'P-500'],
      },
      initial: 'withPassword',
      on: {
        'cpf.changed': 'asking',
        'code.wanted': { target: 'renewing', actions: 'beginPassword' },
      },
      states: {
        withPassword: { meta: { label: 'Já tem senha' } },
        withoutPassword: { meta: { label: 'Ainda não tem senha' } },
      },
    },
    registering: form('Informações cadastrais', {
      editing: 'Preenchendo o cadastro',
      lacking: 'Faltam respostas do cadastro',
    }),
    renewing: form('Nova senha', {
      editing: 'Preenchendo a senha nova',
      lacking: 'Faltam respostas da senha nova',
    }),
    confirming: {
      meta: { label: 'Confirmando por código', requirements: ['D-119'] },
      entry: ['clearProblems', 'storeVisit'],
      invoke: {
        id: 'confirmation',
        src: 'confirmation',
        input: ({ context }) => ({
          claim: claimOf(context),
          issue: goodIssue(context),
        }),
      },
      on: {
        'code.kept': { actions: [withEvent('setIssue'), 'storeVisit'] },
        'visitorConfirmation.confirmed': 'confirmed',
        'visitorConfirmation.refused': [
          { guard: 'isRegistration', target: 'registering.lacking', actions: withEvent('setRefusals') },
          { target: 'renewing.lacking', actions: withEvent('setRefusals') },
        ],
        'form.reopened': [{ guard: 'isRegistration', target: 'registering' }, { target: 'renewing' }],
      },
    },
    confirmed: {
      meta: { label: 'Código confirmado' },
      entry: ['clearVisit', 'dropVisit'],
    },
  },
})
