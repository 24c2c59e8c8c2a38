import { expect, test } from 'vitest'

import {
  visitorConfirmationMachine,
  visitorConfirmationView,
} from '#machines/visitor/visitor-confirmation/index.ts'

import { withRecordedActors } from '../../../tools/chart-paths/recorded-system.ts'
import { cases, input, issue, MINUTE, NOON } from './visitor-confirmation.cases.ts'

function startConfirmation(before: typeof issue | null = null) {
  const started: unknown[] = []
  const given = { ...input, issue: before }
  const { actor, heard } = withRecordedActors(visitorConfirmationMachine, given, {
    started: (...one) => void started.push(one),
  })
  return {
    started,
    heard,
    after(...names: readonly (keyof typeof cases)[]) {
      for (const name of names) actor.send(cases[name])
      return visitorConfirmationView(actor.getSnapshot())
    },
  }
}

const CHECKED = ['cola seis números', 'clica em Confirmar'] as const
const SENT_AGAIN = ['passam 60 segundos do envio', 'pede outro código', 'o código é enviado'] as const

// VISITOR-31, VISITOR-32
test('visitor confirmation: a code is valid for ten minutes, and another can be asked for after one', () => {
  const page = startConfirmation()
  expect(page.after('o código é enviado')).toMatchObject({ entry: 'open', triesLeft: 5 })
  expect(page.started.slice(1)).toEqual([
    ['waitUntil', { moment: NOON + MINUTE }],
    ['waitUntil', { moment: NOON + 10 * MINUTE }],
  ])
})

test('visitor confirmation: a code that is still good is not sent again', () => {
  expect(startConfirmation(issue).started).toEqual([
    ['waitUntil', { moment: NOON + MINUTE / 2 }],
    ['waitUntil', { moment: NOON + 9.5 * MINUTE }],
  ])
})

test('visitor confirmation: the tab keeps a code and its tries, and none is left after the last (P-46)', () => {
  const page = startConfirmation({ ...issue, triesLeft: 2 })
  const wrong = [...CHECKED, 'o código não confere'] as const
  expect(page.after(...wrong)).toMatchObject({ entry: 'open', triesLeft: 1 })
  expect(page.after(...wrong)).toMatchObject({ entry: 'over', triesLeft: 0, ending: 'tries' })
  page.after(...SENT_AGAIN)
  const kept = (more: object) => ({ type: 'code.kept', issue: more })
  expect(page.heard.parent).toMatchObject([
    kept({ nonce: 'nonce-0', triesLeft: 1 }),
    kept({ nonce: 'nonce-0', triesLeft: 0 }),
    kept({ nonce: 'nonce-1', triesLeft: 5 }),
  ])
})

test('visitor confirmation: an incomplete code has a message, and is not checked', () => {
  const page = startConfirmation(issue)
  expect(page.after('clica em Confirmar').problem).toBe('Obrigatório')
  const incomplete = page.after('digita cinco números', 'clica em Confirmar')
  expect(incomplete).toMatchObject({ entry: 'open', problem: 'O código tem 6 números.' })
})

test('visitor confirmation: what was typed of a code stays until the next one arrives', () => {
  const page = startConfirmation()
  const [passes, asks, arrives] = SENT_AGAIN
  expect(page.after('o código é enviado', passes, 'digita cinco números', asks).code).toBe('12345')
  expect(page.after(arrives)).toMatchObject({ entry: 'open', code: '', isResent: true })
})

test('visitor confirmation: after a lost reply an expired code may have counted, a later one not', () => {
  const page = startConfirmation()
  page.after('o código é enviado', ...CHECKED, 'a conexão cai ao conferir', 'clica em Confirmar')
  expect(page.after('o código não vale mais').ending).toBe('maybeDone')
  expect(page.after(...SENT_AGAIN, ...CHECKED, 'o código não vale mais').ending).toBe('other')
})

test('visitor confirmation: it is said why the last code is over, not the one before', () => {
  const page = startConfirmation()
  expect(page.after('o código é enviado', 'passam os 10 minutos do código').ending).toBe('time')
  expect(page.after(...SENT_AGAIN, ...CHECKED, 'o código não vale mais').ending).toBe('other')
})
