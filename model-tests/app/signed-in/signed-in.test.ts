import { expect, test } from 'vitest'

import { signedInMachine } from '#machines/app/signed-in/index.ts'

import { withRecordedActors } from '../../../tools/chart-paths/recorded-system.ts'
import { cases, input } from './signed-in.cases.ts'

type Case = keyof typeof cases

/** What others hear, and what the parent had heard when the screens stopped. */
function after(...way: readonly Case[]) {
  const beforeStop: string[][] = []
  const received: Record<string, unknown[]> = { screens: [], clock: [] }
  const { actor, heard } = withRecordedActors(signedInMachine, input, {
    received: (name, event) => received[name]?.push(event),
    stopped: (name) => {
      if (name === 'screens') beforeStop.push(heard.parent.map(({ type }) => type))
    },
  })
  for (const name of way) actor.send(cases[name])
  const state = actor.getSnapshot().value
  return { state, told: heard.parent, asked: heard.browserEvents, received, beforeStop }
}

test('the screens have stored what they interrupt before the parent hears of the exit', () => {
  const way = ['clica em Sair', 'outra aba tem um envio por terminar', 'confirma a saída'] as const
  const { beforeStop, told } = after(...way)
  expect(beforeStop).toEqual([[]])
  expect(told[0]).toEqual({ type: 'signedIn.exited' })
})

test('the other tabs are asked at each exit', () => {
  const { asked } = after('clica em Sair', 'pede os tipos', 'clica em Sair')
  expect(asked).toEqual([{ type: 'tabs.asked' }, { type: 'tabs.asked' }])
})

test.each([
  [['uma tela não pôde ser mostrada'], null],
  [['o relógio da sessão para'], null],
  [['o portal para'], null],
  [['o portal para, uma resposta não pode ser usada'], '2RWH-7K3M-9QXD'],
  // The id of a call that was tried again is not that of a later failure.
  [['uma chamada é interrompida', 'tenta novamente', 'uma tela não pôde ser mostrada'], null],
] as const)('%j is a failure with the id %s', (way, callId) => {
  expect(after(...way).told[0]).toEqual({ type: 'signedIn.failed', callId })
})

test('the question before Sair stays when the portal navigates by itself', () => {
  const way = ['clica em Sair', 'passam 300 milissegundos', 'o portal leva aos tipos'] as const
  expect(after(...way).state).toEqual({ confirmingExit: 'confirming' })
})

test('a form that is left cancels the question before Sair and asks its own', () => {
  const leaving = 'sai de um formulário por gravar'
  const { state, received } = after('clica em Sair', 'passam 300 milissegundos', leaving)
  expect(state).toBe('working')
  expect(received.screens).toEqual([cases[leaving]])
})

test('the clock hears of a page that is looked at again and of a longer session', () => {
  const way = ['volta a olhar a página', 'continua conectado em outra aba'] as const
  expect(after(...way).received.clock).toEqual(way.map((name) => cases[name]))
})

test('a call that is tried again does not ask before Sair', () => {
  const { state, asked } = after('uma chamada é interrompida', 'tenta novamente')
  expect(state).toBe('working')
  expect(asked).toEqual([])
})

test('an answer of another tab without a question has no effect', () => {
  expect(after('outra aba tem respostas por gravar').state).toBe('working')
})
