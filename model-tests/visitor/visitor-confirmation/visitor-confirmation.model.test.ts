import { describe, expect, test } from 'vitest'
import { SimulatedClock } from 'xstate'

import {
  type CodeIssue,
  type ConfirmReply,
  type ConfirmRequest,
  type SendReply,
  type SendRequest,
  visitorConfirmationMachine,
  visitorConfirmationView,
} from '#machines/visitor/visitor-confirmation/index.ts'
import { waysThrough } from '#tools/chart-paths/planned.ts'
import { chartModel } from '../../../tools/chart-paths/chart-model.ts'
import { inRecordedSystem } from '../../../tools/chart-paths/recorded-system.ts'
import { controlledPort } from '../../support/deferred.ts'
import { settled } from '../../support/settled.ts'
import { simulatedWait } from '../../support/simulated-wait.ts'
import { cases, claim, issue, MINUTE, NOON, SECOND, values } from './visitor-confirmation.cases.ts'
import { confirmations, row } from './visitor-confirmation.models.ts'

const modelOf = (visit: keyof typeof confirmations) =>
  chartModel(confirmations[visit].machine, {
    ...confirmations[visit],
    ways: waysThrough(row, visit),
  })

const models = {
  'from the form': modelOf('from the form'),
  'with a code of before, two tries left': modelOf('with a code of before, two tries left'),
}

function startConfirmation(kept: CodeIssue | null) {
  const clock = new SimulatedClock()
  const sendCode = controlledPort<SendReply, SendRequest>()
  const confirmCode = controlledPort<ConfirmReply, ConfirmRequest>()
  const now = () => NOON + clock.now()
  const machine = visitorConfirmationMachine.provide({
    actors: {
      sendCode: sendCode.logic,
      confirmCode: confirmCode.logic,
      waitUntil: simulatedWait(clock, now),
    },
  })
  const started = inRecordedSystem(machine, { input: { claim, issue: kept }, clock })
  return {
    ...started,
    sendCode,
    confirmCode,
    now,
    wait: (milliseconds: number) => settled(() => clock.increment(milliseconds)),
    view: () => visitorConfirmationView(started.actor.getSnapshot()),
    async type(code: string) {
      started.actor.send({ type: 'code.typed', value: code })
      started.actor.send({ type: 'code.submitted' })
    },
  }
}

const TOO_MANY = 'Muitas tentativas. Tente novamente em 47 minutos.'
const NOT_CHECKED =
  'Não foi possível conferir o código agora. O que você digitou continua aqui: tente novamente.'

// VISITOR-32
describe.each(Object.entries(models))('visitor confirmation, %s: every path of the chart', (name, model) => {
  test.each(model.paths.map((path) => [path.title, path] as const))('%s', async (_title, path) => {
    const kept = name === 'from the form' ? null : issue
    const { actor, heard, sendCode, confirmCode, now, view } = startConfirmation(kept)
    let code = ''
    let nonce = 'nonce-0'
    let triesLeft = kept === null ? 5 : 2
    let failure = ''
    const send = (event: Parameters<typeof actor.send>[0]) => actor.send(event)
    const seeMail = (mail: ReturnType<typeof view>['mail']) => expect(view().mail).toBe(mail)
    const seeEntry = (entry: ReturnType<typeof view>['entry']) => expect(view().entry).toBe(entry)
    const seeTold = (outcome: object) => expect(heard.parent.at(-2)).toEqual(outcome)

    await path.walk({
      events: {
        'code.typed': (event) => {
          code = event.value
          send(event)
        },
        'code.submitted': send,
        'code.requested': send,
        'sending.retried': send,
        'xstate.done.actor.untilResend': send as never,
        'xstate.after.limit.visitorConfirmation.confirming.mail.limited': send as never,
        'xstate.done.actor.untilExpiry': send as never,
        'xstate.done.actor.sendCode': ({ output }) => {
          code = ''
          nonce = 'nonce-1'
          triesLeft = 5
          return settled(() => sendCode.answer({ ...output, sentAt: now() }))
        },
        'xstate.error.actor.sendCode': ({ error }) => settled(() => sendCode.fail(error)),
        'xstate.done.actor.confirmCode': ({ output }) => {
          if (output === 'codigo_invalido') triesLeft -= 1
          return settled(() => confirmCode.answer(output))
        },
        'xstate.error.actor.confirmCode': ({ error }) => {
          failure = error === cases['já foram tentativas demais'].error ? TOO_MANY : NOT_CHECKED
          return settled(() => confirmCode.fail(error))
        },
      },
      states: {
        'confirming.mail.sending': () => {
          seeMail('sending')
          expect(sendCode.inputs.at(-1)).toEqual({ cpf: '70123456835', email: 'irene@correio.example' })
        },
        'confirming.mail.pausing': () => {
          seeMail('pausing')
          expect(
            heard.parent.filter(({ type }) => type === 'code.kept').at(-1)?.issue.nonce ?? 'nonce-0',
          ).toBe(nonce)
        },
        'confirming.mail.ready': () => {
          seeMail('ready')
          expect(view().limit).toBe('')
        },
        'confirming.mail.limited': () => {
          seeMail('limited')
          expect(view()).toMatchObject({
            limit: 'Muitas tentativas. Tente novamente em 47 minutos.',
            limitSeconds: 47 * 60,
          })
        },
        'confirming.mail.notSent': () => seeMail('notSent'),
        'confirming.entry.absent': () => seeEntry('none'),
        'confirming.entry.open.typing': () => {
          seeEntry('open')
          expect(view()).toMatchObject({ problem: null, serverMessage: null })
        },
        'confirming.entry.open.lacking': () =>
          expect(view().problem).toBe(code === '' ? 'Obrigatório' : 'O código tem 6 números.'),
        'confirming.entry.open.wrong': () => {
          expect(view().problem).toBe(
            triesLeft === 1
              ? 'O código não confere. Resta 1 tentativa.'
              : `O código não confere. Restam ${triesLeft} tentativas.`,
          )
          expect(view().code).toBe('123456')
        },
        'confirming.entry.open.notChecked': () => expect(view().serverMessage).toBe(failure),
        'confirming.entry.checking': () => {
          seeEntry('checking')
          expect(confirmCode.inputs.at(-1)).toMatchObject({ claim: { values }, code: '123456' })
        },
        'confirming.entry.over': () => seeEntry('over'),
        confirmed: () => seeTold({ type: 'visitorConfirmation.confirmed' }),
        refused: () =>
          seeTold({
            type: 'visitorConfirmation.refused',
            message: 'Problemas de preenchimento. Verifique o formulário.',
            problems: expect.anything(),
          }),
      },
    })
  })
})

describe('visitor confirmation: the clock', () => {
  test('a code is valid for ten minutes', async () => {
    const { sendCode, view, wait } = startConfirmation(null)
    await settled(() => sendCode.answer({ nonce: 'nonce-1', email: '', sentAt: NOON }))
    await wait(10 * MINUTE - 1)
    expect(view()).toMatchObject({ entry: 'open' })
    await wait(1)
    expect(view()).toMatchObject({ entry: 'over', ending: 'time' })
  })

  test('another code can be requested after 60 seconds, counted from the last one', async () => {
    const { actor, sendCode, view, wait } = startConfirmation(null)
    await settled(() => sendCode.answer({ nonce: 'nonce-1', email: '', sentAt: NOON }))
    await wait(60 * SECOND - 1)
    actor.send({ type: 'code.requested' })
    expect(view()).toMatchObject({ mail: 'pausing', isResent: false })
    await wait(1)
    actor.send({ type: 'code.requested' })
    await settled(() =>
      sendCode.answer({ nonce: 'nonce-2', email: 'i***@correio.example', sentAt: NOON + MINUTE }),
    )
    expect(view()).toMatchObject({ mail: 'pausing', isResent: true, expiresAt: NOON + 11 * MINUTE })
    await wait(9 * MINUTE + 59 * SECOND)
    expect(view().entry).toBe('open')
  })

  test('a fourth code in an hour has to wait as long as the server says', async () => {
    const { actor, sendCode, view, wait } = startConfirmation(null)
    await settled(() => sendCode.fail(cases['já foram códigos demais'].error))
    await wait(47 * MINUTE - 1)
    actor.send({ type: 'code.requested' })
    expect(view()).toMatchObject({ entry: 'none', mail: 'limited' })
    await wait(1)
    actor.send({ type: 'code.requested' })
    expect(view()).toMatchObject({ mail: 'sending', limit: '' })
  })

  test('the fifth wrong code is the last', async () => {
    const { confirmCode, sendCode, view, type } = startConfirmation(null)
    await settled(() => sendCode.answer({ nonce: 'nonce-1', email: '', sentAt: NOON }))
    for (const left of [4, 3, 2, 1]) {
      await type('123456')
      await settled(() => confirmCode.answer('codigo_invalido'))
      expect(view()).toMatchObject({ entry: 'open', triesLeft: left })
    }
    await type('123456')
    await settled(() => confirmCode.answer('codigo_invalido'))
    expect(view()).toMatchObject({ entry: 'over', ending: 'tries' })
  })

  test('a new code clears what was typed of the one before', async () => {
    const { actor, sendCode, view, wait } = startConfirmation(null)
    await settled(() => sendCode.answer({ nonce: 'nonce-1', email: '', sentAt: NOON }))
    await wait(60 * SECOND)
    actor.send({ type: 'code.typed', value: '123' })
    actor.send({ type: 'code.requested' })
    expect(view().code).toBe('123')
    await settled(() => sendCode.answer({ nonce: 'nonce-2', email: '', sentAt: NOON + MINUTE }))
    expect(view()).toMatchObject({ entry: 'open', code: '' })
  })

  test('the reason why a code is no longer valid is that of the last one', async () => {
    const { actor, confirmCode, sendCode, view, type, wait } = startConfirmation(null)
    await settled(() => sendCode.answer({ nonce: 'nonce-1', email: '', sentAt: NOON }))
    await wait(10 * MINUTE)
    expect(view().ending).toBe('time')
    actor.send({ type: 'code.requested' })
    await settled(() => sendCode.answer({ nonce: 'nonce-2', email: '', sentAt: NOON + 10 * MINUTE }))
    await type('123456')
    await settled(() => confirmCode.answer('codigo_expirado'))
    expect(view()).toMatchObject({ entry: 'over', ending: 'other' })
  })

  test('after a lost reply, an expired code may mean that the earlier call succeeded', async () => {
    const { confirmCode, sendCode, view, type } = startConfirmation(null)
    await settled(() => sendCode.answer({ nonce: 'nonce-1', email: '', sentAt: NOON }))
    await type('123456')
    await settled(() => confirmCode.fail(cases['a conexão cai ao conferir'].error))
    expect(view()).toMatchObject({ entry: 'open', code: '123456' })
    await type('123456')
    await settled(() => confirmCode.answer('codigo_expirado'))
    expect(view()).toMatchObject({ entry: 'over', ending: 'maybeDone' })
  })
})
