import { expect, test } from 'vitest'

import {
  visitorConfirmationMachine,
  visitorConfirmationView,
} from '#machines/visitor/visitor-confirmation/index.ts'

import { withRecordedActors } from '../../../tools/chart-paths/recorded-system.ts'
import { cases, input, MINUTE, NOON } from './visitor-confirmation.cases.ts'

function startConfirmation() {
  const started: unknown[] = []
  const { actor } = withRecordedActors(visitorConfirmationMachine, input, {
    started: (name, given) => void started.push([name, given]),
  })
  return {
    started,
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
