import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { fromCallback, SimulatedClock } from 'xstate'
import { provideAll } from '#machines/support/provide-all.ts'
import { type CpfOwner, visitorMachine } from '#machines/visitor/visitor/index.ts'
import type { SendReply, SendRequest } from '#machines/visitor/visitor-confirmation/index.ts'
import { NoPassword } from '#ui/screens/no-password/no-password.tsx'

import { controlledPort } from '../../model-tests/support/deferred.ts'
import { renderInRouter } from '../../model-tests/support/in-router.tsx'
import { settled } from '../../model-tests/support/settled.ts'
import { simulatedWait } from '../../model-tests/support/simulated-wait.ts'
import { input, NOON, values } from '../../model-tests/visitor/visitor/visitor.cases.ts'
import { inRecordedSystem } from '../../tools/chart-paths/recorded-system.ts'

function openNoPassword({ isSignedIn = false } = {}) {
  const clock = new SimulatedClock()
  const now = () => NOON + clock.now()
  const lookUp = controlledPort<CpfOwner, { cpf: string }>()
  const sendCode = controlledPort<SendReply, SendRequest>()
  const machine = provideAll(visitorMachine, {
    'visitor.storage': fromCallback(() => {}),
    'visitor.lookUp': lookUp.logic,
    'visitorConfirmation.sendCode': sendCode.logic,
    'visitorConfirmation.waitUntil': simulatedWait(clock, now),
  })
  const { actor } = inRecordedSystem(machine, { input, clock })
  const { went } = renderInRouter(<NoPassword actor={actor} now={now} isSignedIn={isSignedIn} />)
  const end = (how: () => void) => act(() => settled(how))
  return {
    went,
    click: (name: string) => userEvent.click(screen.getByRole('button', { name })),
    /** Fills in the form of an unknown CPF, so that a code is sent. */
    async register() {
      const { cpf, ...answers } = values
      act(() => actor.send({ type: 'cpf.typed', value: cpf }))
      await userEvent.click(screen.getByRole('button', { name: 'Pesquisar' }))
      await end(() => lookUp.answer('nobody'))
      for (const [name, value] of Object.entries(answers))
        act(() => actor.send({ type: 'answer.changed', name, value }))
      await userEvent.click(screen.getByRole('button', { name: 'Continuar' }))
    },
    codeIsSent: () => end(() => sendCode.answer({ nonce: 'nonce-1', email: '', sentAt: now() })),
    wait: (milliseconds: number) => end(() => clock.increment(milliseconds)),
  }
}

describe('the page for people without a password', () => {
  test('Voltar leads to the first page, without a session (VISITOR-03)', async () => {
    const page = openNoPassword()
    expect(screen.queryByText('Meus requerimentos')).toBeNull()
    await page.click('Voltar')
    expect(page.went).toEqual(['/'])
  })

  test('with a session it leads to the requests and to a new document (VISITOR-29)', async () => {
    const page = openNoPassword({ isSignedIn: true })
    expect(screen.queryByText('Voltar')).toBeNull()
    await page.click('Enviar documento')
    await page.click('Meus requerimentos')
    expect(page.went).toEqual(['/novo', '/'])
  })

  test('a second code is announced, also after the form was shown again, the first is not (VISITOR-24)', async () => {
    const page = openNoPassword()
    await page.register()
    await page.codeIsSent()
    await page.click('Voltar ao formulário')
    await page.click('Continuar')
    expect(screen.queryByText('Código reenviado')).toBeNull()
    await page.wait(60_000)
    await page.click('Enviar novo código')
    await page.codeIsSent()
    expect(screen.getByText('Código reenviado').parentElement?.getAttribute('role')).toBe('status')
  })
})
