import { act, screen } from '@testing-library/react'
import { expect } from 'vitest'
import { SimulatedClock } from 'xstate'

import { type QueryInput, queryMachine } from '#machines/calls/query/index.ts'
import { Loading } from '#ui/parts/loading.tsx'
import { inRecordedSystem } from '../../../tools/chart-paths/recorded-system.ts'
import { allByText, byText } from '../../support/by-text.ts'
import { controlledPort } from '../../support/deferred.ts'
import { press } from '../../support/press.ts'
import { renderScreen } from '../../support/render-screen.tsx'
import { settled } from '../../support/settled.ts'

export function openQuery(input: QueryInput) {
  const call = controlledPort<unknown>()
  const clock = new SimulatedClock()
  const {
    actor,
    heard,
    retry: retryAll,
    escalated,
  } = inRecordedSystem(queryMachine.provide({ actors: { call: call.logic } }), {
    input,
    clock,
  })
  renderScreen(
    <Loading titled actor={actor}>
      <p>A resposta é aguardada</p>
    </Loading>,
  )
  const retry = () => byText('button', 'Tentar novamente')

  return {
    arrives: (reply: unknown) => act(() => settled(() => call.answer(reply))),
    fails: (error: unknown) => act(() => settled(() => call.fail(error))),
    pass: (milliseconds: number) => act(async () => clock.increment(milliseconds)),
    /** In the dialog over the whole portal. */
    retryInDialog: () => act(async () => retryAll()),
    retry: () => press(retry()),

    seeAsked: (...requests: readonly unknown[]) => expect(call.inputs).toEqual(requests),
    seeAwaited() {
      expect(screen.getByText('A resposta é aguardada')).toBeTruthy()
      expect(allByText('button', 'Tentar novamente')).toEqual([])
    },
    seeRefused(message: string) {
      expect(screen.queryByText('A resposta é aguardada')).toBeNull()
      expect(document.querySelector('h1')?.textContent).toBe('Não foi possível carregar agora')
      expect(screen.getByRole('alert').textContent).toBe(message)
    },
    /** `why` is the button's description; '' without one. */
    seeRetry(enabled: boolean, why: string) {
      expect(retry().getAttribute('aria-disabled')).toBe(enabled ? null : 'true')
      const described = retry().getAttribute('aria-describedby')
      expect(described === null ? '' : document.getElementById(described)?.textContent).toBe(why)
    },
    seeOutput: (output: unknown) => expect(actor.getSnapshot().output).toEqual(output),
    seeInterruptionReported: (times: number) =>
      expect(heard.signedIn).toEqual(
        Array.from({ length: times }, () => ({ type: 'call.interrupted', callId: '7K3M-9QXD-2RWH' })),
      ),
    seeEscalated: (error: unknown) => expect(escalated()).toEqual([error]),
  }
}
