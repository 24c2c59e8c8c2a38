import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect } from 'vitest'
import { SimulatedClock } from 'xstate'

import { type Lifetime, sessionClockMachine } from '#machines/app/session-clock/index.ts'
import { required } from '#machines/support/required.ts'
import { SessionClock } from '#ui/shell/session-clock.tsx'
import { inRecordedSystem } from '../../../tools/chart-paths/recorded-system.ts'
import { allByText, byText } from '../../support/by-text.ts'
import { controlledPort } from '../../support/deferred.ts'
import { settled } from '../../support/settled.ts'
import { simulatedWait } from '../../support/simulated-wait.ts'
import { input } from './session-clock.cases.ts'

/**
 * The session clock beside a field of the page, with server and time controlled by the test. With
 * `keepsDraft`, a form on screen has a draft in the tab. Verbs act, `see…` asserts.
 */
export function openClock(life: Lifetime = input, { keepsDraft = false, hasUploads = false } = {}) {
  const clock = new SimulatedClock()
  let slept = 0
  const now = () => clock.now() + slept

  const renew = controlledPort<Lifetime, undefined>()
  const reauthenticate = controlledPort<Lifetime, { cpf: string; password: string }>()
  const { actor, heard } = inRecordedSystem(
    sessionClockMachine.provide({
      actors: {
        waitUntil: simulatedWait(clock, now),
        renewSession: renew.logic,
        reauthenticate: reauthenticate.logic,
      },
    }),
    { clock, input: { ...life, cpf: input.cpf } },
  )
  render(
    <>
      <input aria-label="Conta" />
      <SessionClock
        actor={actor}
        now={now}
        quiet={false}
        keepsDraft={() => keepsDraft}
        hasUploads={hasUploads}
      />
    </>,
  )
  screen.getByLabelText('Conta').focus()

  const user = userEvent.setup({ delay: null })
  // One event instead of a whole click, because there are many paths; the visits press real keys.
  const click = (element: HTMLElement) => act(async () => void fireEvent.click(element))
  const dialog = () => required(document.querySelector<HTMLElement>('[role=alertdialog]'), 'dialog')
  const password = () => within(dialog()).getByLabelText<HTMLInputElement>('Senha')
  const button = (name: string) => byText('button', name)
  const title = () => document.querySelector('[role=alertdialog] h2')?.textContent
  const alert = () => within(dialog()).queryByRole('alert')?.textContent ?? null

  /** A sleep of the computer: the clock advances, timers do not. */
  const sleep = (milliseconds: number) =>
    act(() =>
      settled(() => {
        slept += milliseconds
        actor.send({ type: 'page.resumed' })
        clock.increment(0)
      }),
    )

  return {
    wait: (milliseconds: number) => act(() => settled(() => clock.increment(milliseconds))),
    sleep,
    sleepUntilLeft: (milliseconds: number) =>
      sleep(Math.max(0, actor.getSnapshot().context.deadline - milliseconds - now())),
    renewElsewhere: (renewed: Lifetime) =>
      act(async () => actor.send({ type: 'session.renewedElsewhere', ...renewed })),
    press: (name: string) => click(button(name)),
    /** The main button, for the first attempt and for a retry. */
    stay: () =>
      click(
        required(
          ['Continuar conectado', 'Tentar novamente'].flatMap((name) => allByText('button', name))[0],
          'main button',
        ),
      ),
    enter: () => user.keyboard('{Enter}'),
    escape: () => user.keyboard('{Escape}'),
    typePassword(text: string) {
      fireEvent.input(password(), { target: { value: text } })
      expect(password().value).toBe(text)
    },
    serverRenews: (renewed: Lifetime) => act(async () => renew.answer(renewed)),
    serverFails: (error: unknown) => act(async () => renew.fail(error)),
    passwordIsGood: (renewed: Lifetime) => act(async () => reauthenticate.answer(renewed)),
    passwordFails: (error: unknown) => act(async () => reauthenticate.fail(error)),

    typed: () => password().value,
    /** The text of the warning; null without one. */
    seeLeft: (words: string | null) =>
      expect([words, undefined]).toContain(/termina em (.+)$/.exec(title() ?? '')?.[1]),
    seeNoDialog: () => expect(title()).toBeUndefined(),
    seeDialog(words: string | RegExp, buttons: readonly string[]) {
      expect(title()).toMatch(words)
      const names = [...dialog().querySelectorAll('button')].map(({ textContent }) => textContent)
      expect(names.filter((name) => name !== 'Mostrar')).toEqual(buttons)
    },
    seeText: (text: string) => expect(dialog().textContent).toContain(text),
    seeNoText: (text: string) => expect(dialog().textContent).not.toContain(text),
    seeAlert: (text: string | null) => expect(alert()).toBe(text),
    seeBusy: (busy: boolean) =>
      expect(button('Continuar conectado').getAttribute('aria-busy')).toBe(busy ? 'true' : null),
    seePassword: (value: string, problem: string | null) => {
      expect(password().value).toBe(value)
      const described = password().getAttribute('aria-describedby')
      expect(described && document.getElementById(described)?.textContent).toBe(problem)
    },
    seeKeyboardAt: (name: string) => expect(document.activeElement?.textContent).toBe(name),
    /** A dialog gives the focus back shortly after it closes. */
    seeKeyboardBackAt: (name: string) =>
      waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe(name)),
    seeKeyboardAtPassword: () => expect(document.activeElement).toBe(password()),
    seeRenewals: (times: number) => expect(renew.inputs).toHaveLength(times),
    seePasswordTried: (password: string) =>
      expect(reauthenticate.inputs.at(-1)).toEqual({ cpf: '52998224725', password }),
    seeNotices: (texts: readonly string[]) =>
      expect(heard.notices).toEqual(texts.map((text) => ({ type: 'notice.given', text, tone: 'success' }))),
    seePasswordForgotten: () => expect(actor.getSnapshot().context.password).toBe(''),
    seeOver: () => expect(actor.getSnapshot().status).toBe('done'),
    seeRunning: () => expect(actor.getSnapshot().status).toBe('active'),
  }
}
