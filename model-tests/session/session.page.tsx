import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, vi } from 'vitest'
import { createActor, fromCallback, SimulatedClock } from 'xstate'

import { type ConsentAnswer, type ConsentQuestion, consentMachine } from '#machines/consent/index.ts'
import { portalMachine } from '#machines/portal/index.ts'
import {
  type Credentials,
  type EndReason,
  type OpenSession,
  type StartedSession,
  sessionMachine,
} from '#machines/session/index.ts'
import type { TroubleReported } from '#machines/support/system.ts'
import { App } from '#src/app.tsx'
import { createLiveRouter } from '#src/live/live-router.ts'
import { placeOf } from '#src/places.ts'

import { controlledPort } from '../support/deferred.ts'
import { MINUTE } from './session.cases.ts'

type FromOutside = { readonly type: 'page.resumed' | 'session.endedElsewhere' }

/**
 * The whole portal as a participant meets it, at the address `path`, with the server, the tab and the clock in the
 * test's hand. Inside, it goes on asking whether there is consent. Verbs drive, `see…` asserts.
 */
export function openPortal(path = '/login') {
  window.history.replaceState(null, '', path)
  const clock = new SimulatedClock()
  let slept = 0
  const now = () => clock.now() + slept
  vi.spyOn(Date, 'now').mockImplementation(now)

  const recall = controlledPort<OpenSession | null, undefined>()
  const authenticate = controlledPort<OpenSession, Credentials>()
  const start = controlledPort<StartedSession, OpenSession>()
  const end = controlledPort<void, { reason: EndReason }>()
  const outside = { send: (_: FromOutside) => {} }
  const router = createLiveRouter(placeOf, window.history)
  const checkConsent = controlledPort<ConsentAnswer, ConsentQuestion>()

  const session = createActor(
    sessionMachine.provide({
      actors: {
        router: router.logic,
        recallSession: recall.logic,
        authenticate: authenticate.logic,
        startSession: start.logic,
        endSession: end.logic,
        outsideWorld: fromCallback(({ sendBack }) => {
          outside.send = sendBack
        }),
        portal: portalMachine.provide({
          actors: { consent: consentMachine.provide({ actors: { checkConsent: checkConsent.logic } }) },
        }),
      },
    }),
    { systemId: 'session', clock, input: { now } },
  ).start()
  render(<App session={session} router={router} />)

  const told: unknown[] = []
  const reporter = createActor(fromCallback(({ receive }) => receive((event) => told.push(event)))).start()

  const user = userEvent.setup({ delay: null })
  const cpf = () => screen.getByLabelText<HTMLInputElement>('CPF')
  const password = () => screen.getByLabelText<HTMLInputElement>('Senha')
  const enter = () => screen.getByText('Entrar')
  const problemOf = (field: HTMLElement) => {
    const described = field.getAttribute('aria-describedby')
    return described === null ? null : (document.getElementById(described)?.textContent ?? null)
  }
  const alerts = () => {
    const texts = [...document.querySelectorAll('[role=alert]')].map((element) => element.textContent)
    return texts.filter((text) => text !== '')
  }
  const write = (field: HTMLInputElement, text: string) => fireEvent.input(field, { target: { value: text } })

  return {
    tabAnswers: (remembered: OpenSession | null) => act(async () => recall.answer(remembered)),
    tabFails: (error: unknown) => act(async () => recall.fail(error)),
    async typeCpf(text: string) {
      write(cpf(), text)
      expect(cpf().value).toBe('529.982.247-25')
    },
    async typePassword(text: string) {
      write(password(), text)
      expect(password().value).toBe(text)
    },
    enter: () => user.click(enter()),
    press: (name: string) => user.click(screen.getByText(name, { selector: 'button' })),
    escape: () => user.keyboard('{Escape}'),
    loginSucceeds: (opened: OpenSession) => act(async () => authenticate.answer(opened)),
    loginFails: (error: unknown) => act(async () => authenticate.fail(error)),
    startSucceeds: (opened: StartedSession) => act(async () => start.answer(opened)),
    startFails: (error: unknown) => act(async () => start.fail(error)),
    serverLetsGo: () => act(async () => end.answer()),
    serverKeeps: (error: unknown) => act(async () => end.fail(error)),
    goTo: (address: string) =>
      act(async () => {
        window.history.pushState(null, '', address)
        window.dispatchEvent(new PopStateEvent('popstate'))
      }),
    troubleComes: (trouble: Pick<TroubleReported, 'failure' | 'mayRetry'>) =>
      act(async () => session.send({ ...trouble, type: 'trouble.reported', reporter })),
    leaveInAnotherTab: () => act(async () => outside.send({ type: 'session.endedElsewhere' })),
    /** The computer sleeps: time passes, timers do not. */
    sleep(minutes: number) {
      slept += minutes * MINUTE
      return act(async () => outside.send({ type: 'page.resumed' }))
    },
    wait: (milliseconds: number) => act(async () => clock.increment(milliseconds)),
    waitForTheEnd: () =>
      act(async () => clock.increment((session.getSnapshot().context.session?.deadline ?? 0) - now())),

    seeArriving() {
      expect(screen.getByText('Carregando…')).toBeTruthy()
      expect(screen.queryByText('Entrar')).toBeNull()
      expect(screen.queryByText('Sair')).toBeNull()
    },
    seeLogin() {
      expect(enter().getAttribute('aria-busy')).toBeNull()
      expect(screen.queryByText('Sair')).toBeNull()
      expect(screen.queryByRole('dialog')).toBeNull()
    },
    seeAlert(alert: string | null) {
      expect(alerts()).toEqual(alert === null ? [] : [alert])
    },
    seeNoProblems: () => expect([problemOf(cpf()), problemOf(password())]).toEqual([null, null]),
    seeProblemWhereEmpty() {
      const fields = [cpf(), password()]
      const missing = fields.map((field) => (field.value === '' ? 'Obrigatório!' : null))
      expect(fields.map(problemOf)).toEqual(missing)
      expect(alerts()).toEqual(
        missing.every((problem) => problem === null) ? [] : ['Preencha o CPF e a senha.'],
      )
    },
    seeFields: (values: { cpf: string; password: string }) =>
      expect({ cpf: cpf().value, password: password().value }).toEqual(values),
    seeBusy: () => expect(enter().getAttribute('aria-busy')).toBe('true'),
    seeLoginAsked(digits: string, secret: string) {
      const asked = authenticate.inputs.at(-1)
      expect([asked?.cpf.replace(/[.-]/g, ''), asked?.password]).toEqual([digits, secret])
    },
    seeStartAsked: (opened: OpenSession) => expect(start.inputs.at(-1)).toEqual(opened),
    seeInside() {
      expect(screen.getByText('Carregando…')).toBeTruthy()
      expect(screen.getByText('Sair')).toBeTruthy()
    },
    seeClock: (digits: string | RegExp) => expect(screen.getByText(digits)).toBeTruthy(),
    seeNoDialog: () => expect(screen.queryByRole('dialog')).toBeNull(),
    seeDialog(title: string, text: string, buttons: readonly string[]) {
      const dialog = screen.getByRole('dialog', { name: title })
      expect(dialog.textContent).toContain(text)
      expect(
        within(dialog)
          .getAllByRole('button')
          .map((button) => button.textContent),
      ).toEqual(buttons)
    },
    seeEndAsked: (reason: EndReason) => expect(end.inputs.at(-1)).toEqual({ reason }),
    seeReporterTold: (events: readonly unknown[]) => expect(told).toEqual(events),
    seeAddress: (address: string) => expect(window.location.pathname).toBe(address),
    seePortalAt: (address: string) =>
      expect(session.getSnapshot().children.portal?.getSnapshot().context.place.path).toBe(address),
    see: (text: string) => expect(screen.getByText(text)).toBeTruthy(),
  }
}
