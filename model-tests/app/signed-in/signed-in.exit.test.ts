import { expect, test } from 'vitest'
import { createActor, fromCallback, setup } from 'xstate'

import { type SignedInOutcome, signedInMachine } from '#machines/app/signed-in/index.ts'
import { cases, input } from './signed-in.cases.ts'

test('the screens have stored what they interrupt before the parent hears of the exit', () => {
  const heard: string[] = []
  const signedIn = signedInMachine.provide({
    actors: {
      screens: fromCallback(() => () => void heard.push('screens stopped')) as never,
      clock: fromCallback(() => {}) as never,
    },
  })
  const parent = createActor(
    setup({
      types: {} as { events: SignedInOutcome },
      actors: { signedIn, browserEvents: fromCallback(() => {}) },
      actions: { note: () => void heard.push('exit heard') },
    }).createMachine({
      invoke: { systemId: 'browserEvents', src: 'browserEvents' },
      initial: 'open',
      states: {
        open: {
          invoke: { id: 'signedIn', src: 'signedIn', input },
          on: { 'signedIn.exited': { target: 'left', actions: 'note' } },
        },
        left: {},
      },
    }),
  ).start()
  const child = parent.getSnapshot().children.signedIn
  child?.send(cases['clica em Sair'])
  child?.send(cases['outra aba tem um envio por terminar'])
  child?.send(cases['confirma a saída'])
  expect(heard).toEqual(['screens stopped', 'exit heard'])
})
