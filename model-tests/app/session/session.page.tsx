import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { expect, onTestFinished, vi } from 'vitest'
import { createActor, type EventFrom, fromCallback, SimulatedClock } from 'xstate'
import type { Credentials, OpenSession, StartedSession } from '#machines/app/login/index.ts'
import { type EndReason, type SessionEnd, sessionMachine } from '#machines/app/session/index.ts'
import type { SessionRenewed } from '#machines/app/session-clock/index.ts'
import { type SignedInActor, signedInMachine, type TabsAsked } from '#machines/app/signed-in/index.ts'
import { provideQuery } from '#machines/calls/query/index.ts'
import type { ConsentAnswer, ConsentQuestion } from '#machines/consent/consent/index.ts'
import { provideAll } from '#machines/support/provide-all.ts'
import { required } from '#machines/support/required.ts'
import { visitorMachine } from '#machines/visitor/visitor/index.ts'
import { createHistoryAdapter } from '#src/adapters/history.ts'
import { routeObjects } from '#src/adapters/place-of.ts'
import { takeCode } from '#src/adapters/sign-on-code.ts'
import { App } from '#src/app.tsx'
import { NavigationBlocker } from '#src/navigation-blocker.tsx'
import { Accessibility, NoPassword } from '#src/public-screens.ts'
import { SignedInScreen, sessionAt } from '#src/signed-in.tsx'
import { VisitorContext } from '#src/visitor-context.ts'
import { MINUTE, newSession, rememberedSession, started } from '#tools/samples/sessions.ts'
import { Contact } from '#ui/parts/contact.tsx'
import { byText } from '../../support/by-text.ts'
import { controlledPort } from '../../support/deferred.ts'
import { press } from '../../support/press.ts'
import { settled } from '../../support/settled.ts'
import { simulatedWait } from '../../support/simulated-wait.ts'

// Loaded first, so that the screens are complete when they are checked.
await Promise.all([Accessibility.preload(), NoPassword.preload()])

type FromOutside =
  | { readonly type: 'page.resumed' | 'session.endedElsewhere' }
  | { readonly type: 'tab.answered'; readonly holds: 'answers' | 'uploads' }
  | SessionRenewed

const visitorPage = visitorMachine.provide({ actors: { storage: fromCallback(() => {}) } })

const paragraphs = (part: 'contentinfo' | 'main') =>
  [...screen.getByRole(part).querySelectorAll('p')].map(({ textContent }) => textContent)

/**
 * The whole portal at `path`, with server, tab and clock controlled by the test. `contact` is the fund's
 * contact, if configured. Inside a session it stays at the query for consent. Verbs act, `see…` asserts.
 */
export function openPortal(path = '/login', contact = '') {
  window.history.replaceState(null, '', path)
  const clock = new SimulatedClock()
  let slept = 0
  const now = () => clock.now() + slept
  vi.spyOn(Date, 'now').mockImplementation(now)
  const keepsAnswers = () => false
  const Session = sessionAt({ now, keepsAnswers })

  const recall = controlledPort<OpenSession | null, undefined>()
  const signOn = controlledPort<OpenSession, { code: string }>()
  const authenticate = controlledPort<OpenSession, Credentials>()
  const start = controlledPort<StartedSession, OpenSession>()
  const end = controlledPort<void, SessionEnd>()
  const chunk = controlledPort<void, undefined>()
  const askedOutside: string[] = []
  const outside = { send: (_: FromOutside) => {} }
  const code = takeCode(window.location, window.history)
  const router = createBrowserRouter([{ Component: Page, children: routeObjects }])
  onTestFinished(() => router.dispose())
  const history = createHistoryAdapter(router, code)
  const checkConsent = controlledPort<ConsentAnswer, ConsentQuestion>()

  const session = createActor(
    provideAll(sessionMachine, {
      'chunk.loadChunk': chunk.logic,
      'login.authenticate': authenticate.logic,
      'login.recallSession': recall.logic,
      'login.singleSignOn': signOn.logic,
      'login.startSession': start.logic,
      'router.history': history.logic,
      'session.endSession': end.logic,
      'session.signedIn': provideAll(signedInMachine, {
        'consent.checkConsent': provideQuery(checkConsent.logic),
        'screens.storage': fromCallback(() => {}),
        'sessionClock.waitUntil': simulatedWait(clock, now),
      }),
      'session.browserEvents': fromCallback<TabsAsked>(({ receive, sendBack }) => {
        outside.send = sendBack
        receive((event) => askedOutside.push(event.type))
      }),
    }),
    { systemId: 'session', clock, input: { recalled: null } },
  ).start()
  const visit = { today: '2026-11-21', recalled: null, areaAddress: '' }
  render(
    <Contact value={contact}>
      <VisitorContext value={() => ({ machine: visitorPage, input: visit, now })}>
        <RouterProvider router={router} />
      </VisitorContext>
    </Contact>,
  )

  function Page() {
    return (
      <>
        <App
          session={session}
          signedIn={() => ({ Screen: SignedInScreen, Session, keepsAnswers })}
          onDrawn={() => {}}
        />
        <NavigationBlocker session={session} onChange={history.blockerChanged} />
      </>
    )
  }

  const signedIn = (): SignedInActor => required(session.getSnapshot().children.signedIn, 'signedIn')
  const retries: unknown[] = []

  /** A time that passed during a sleep is noticed after the previous one. */
  const pass = async (milliseconds: number) => {
    for (const step of [milliseconds, 0, 0]) await settled(() => clock.increment(step))
  }

  const user = userEvent.setup({ delay: null })
  const cpf = () => screen.getByLabelText<HTMLInputElement>('CPF')
  const password = () => screen.getByLabelText<HTMLInputElement>('Senha')
  const appCode = () => screen.queryByLabelText<HTMLInputElement>('Código do aplicativo')
  const enter = () => byText('button', 'Entrar')
  const problemOf = (field: HTMLElement) => {
    const described = field.getAttribute('aria-describedby')
    return described === null ? null : (document.getElementById(described)?.textContent ?? null)
  }
  /** The announced texts: alerts at once, statuses in a pause. */
  const announced = (role: 'alert' | 'status') => {
    const texts = [...document.querySelectorAll(`[role=${role}]`)].map((element) => element.textContent)
    return texts.filter((text) => text !== '')
  }
  const write = (field: HTMLInputElement, text: string) => fireEvent.input(field, { target: { value: text } })

  return {
    tabAnswers: (remembered: OpenSession | null) => act(async () => recall.answer(remembered)),
    tabFails: (error: unknown) => act(async () => recall.fail(error)),
    codeArrives: (code: string) => act(async () => session.send({ type: 'code.arrived', code })),
    codeIsGood: (opened: OpenSession) => act(async () => signOn.answer(opened)),
    codeIsRefused: (error: unknown) => act(async () => signOn.fail(error)),
    async typeShortCpf(text: string) {
      write(cpf(), text)
    },
    seeCpfProblem: (problem: string | null) => expect(problemOf(cpf())).toBe(problem),
    seeNoLoginAsked: () => expect(authenticate.inputs).toEqual([]),
    async typeCpf(text: string) {
      write(cpf(), text)
      expect(cpf().value).toBe('529.982.247-25')
    },
    async typePassword(text: string) {
      write(password(), text)
      expect(password().value).toBe(text)
    },
    async typeAppCode(text: string) {
      const field = required(appCode(), 'field of the code')
      write(field, text)
      expect(field.value).toBe(text)
    },
    enter: () => press(enter()),
    press: (name: string) => press(byText('button', name)),
    /** Clicks Sair, and gives the other tabs the time to reply. */
    async askToLeave() {
      await this.press('Sair')
      await this.wait(300)
    },
    escape: () => user.keyboard('{Escape}'),
    loginSucceeds: (opened: OpenSession) => act(async () => authenticate.answer(opened)),
    loginFails: (error: unknown) => act(async () => authenticate.fail(error)),
    startSucceeds: (opened: StartedSession) => act(async () => start.answer(opened)),
    chunkArrives: () => act(async () => chunk.answer()),
    chunkFails: (error: unknown) => act(async () => chunk.fail(error)),
    /** The server's reply and the portal's code arrive. */
    async sessionStarts(opened: StartedSession) {
      await this.startSucceeds(opened)
      await this.chunkArrives()
    },
    /** Enters as the person that the tab remembers, or by typing the password. */
    async entersSomehow() {
      if (screen.queryByText('Entrar')) {
        await this.typeCpf('52998224725')
        await this.typePassword('segredo')
        await this.enter()
        await this.loginSucceeds({ ...newSession, deadline: now() + 30 * MINUTE })
      } else {
        await this.tabAnswers(rememberedSession)
      }
    },
    async isSignedIn() {
      await this.entersSomehow()
      await this.sessionStarts(started)
    },
    startFails: (error: unknown) => act(async () => start.fail(error)),
    serverLetsGo: () => act(async () => end.answer()),
    serverKeeps: (error: unknown) => act(async () => end.fail(error)),
    /** As after a save that leads to the list. */
    portalGoesTo: (path: string) =>
      act(async () =>
        session.system.get('router')?.send({ type: 'route.wanted', path, replace: false, leaving: null }),
      ),
    goTo: (address: string) =>
      act(async () => {
        await router.navigate(address)
      }),
    send: (event: EventFrom<typeof sessionMachine>) => act(async () => session.send(event)),
    /** An error of a child chart, which the chart that the session invokes does not handle. */
    childFails: (child: 'screens' | 'clock', error: unknown) =>
      act(async () =>
        signedIn()
          .getSnapshot()
          .children[child]?.send({ type: 'xstate.error.actor.child', error } as never),
      ),
    /** The same for the charts of login and open session. */
    partFails: (part: 'login' | 'signedIn', error: unknown) =>
      act(async () =>
        session.getSnapshot().children[part]?.send({ type: 'xstate.error.actor.child', error } as never),
      ),
    screenFails: () => act(async () => signedIn().send({ type: 'screen.failed' })),
    callIsInterrupted: (callId: string | null = null) =>
      act(async () => {
        if (retries.length === 0) signedIn().on('call.retried', (event) => retries.push(event))
        signedIn().send({ type: 'call.interrupted', callId })
      }),
    renewInAnotherTab: (renewed: SessionRenewed) => act(async () => outside.send(renewed)),
    leaveInAnotherTab: () => act(async () => outside.send({ type: 'session.endedElsewhere' })),
    otherTabAnswers: (holds: 'answers' | 'uploads') =>
      act(async () => outside.send({ type: 'tab.answered', holds })),
    /** A sleep of the computer: the clock advances, timers do not. */
    sleep(minutes: number) {
      slept += minutes * MINUTE
      return act(async () => {
        outside.send({ type: 'page.resumed' })
        await pass(0)
      })
    },
    wait: (milliseconds: number) => act(() => pass(milliseconds)),
    waitForTheEnd: () =>
      act(async () => {
        const ending = signedIn().getSnapshot().children.clock?.getSnapshot().context.deadline ?? 0
        await pass(ending - now())
      }),

    seeArriving() {
      expect(screen.getByText('Carregando…')).toBeTruthy()
      expect(screen.queryByText('Entrar')).toBeNull()
      expect(screen.queryByText('Sair')).toBeNull()
    },
    seeLogin() {
      expect(enter().getAttribute('aria-busy')).toBeNull()
      expect(screen.queryByText('Sair')).toBeNull()
      expect(screen.queryByRole('alertdialog')).toBeNull()
    },
    seeAlert(alert: string | null) {
      expect(announced('alert')).toEqual(alert === null ? [] : [alert])
    },
    seeNews: (news: string | null) => expect(announced('status')).toEqual(news === null ? [] : [news]),
    seeNoProblems: () => expect([problemOf(cpf()), problemOf(password())]).toEqual([null, null]),
    seeProblemWhereEmpty() {
      const code = appCode()
      const fields = [cpf(), password(), ...(code ? [code] : [])]
      const missing = fields.map((field) => (field.value === '' ? 'Obrigatório!' : null))
      expect(fields.map(problemOf)).toEqual(missing)
      expect(announced('alert')).toEqual(
        missing.every((problem) => problem === null)
          ? []
          : [code ? 'Preencha o CPF, a senha e o código do aplicativo.' : 'Preencha o CPF e a senha.'],
      )
    },
    seeInFoot: (text: string) => expect(paragraphs('contentinfo')).toContain(text),
    seeOnPage: (text: string, there: boolean) =>
      expect(paragraphs('main').filter((found) => found === text)).toHaveLength(there ? 1 : 0),
    seeNoPhone: () => expect(document.querySelector('a[href^="tel:"]')).toBeNull(),
    seePhone: (text: string, href: string) =>
      expect(screen.getAllByRole('link', { name: text }).map((link) => link.getAttribute('href'))).toEqual([
        href,
      ]),
    seeHelp: (text: string | RegExp) =>
      expect(screen.getByText('Ajuda').closest('details')?.lastElementChild?.textContent).toMatch(text),
    seeFocusOn: (label: string) => expect(document.activeElement).toBe(screen.getByLabelText(label)),
    seeWindowTitle: (title: string) => expect(document.title).toBe(title),
    seeFields: (values: { cpf: string; password: string }) =>
      expect({ cpf: cpf().value, password: password().value }).toEqual(values),
    seeBusy: () => expect(enter().getAttribute('aria-busy')).toBe('true'),
    /** `code` null: there is no field for it. */
    seeAppCode: (code: string | null) => expect(appCode()?.value ?? null).toBe(code),
    seeLoginAsked(digits: string, secret: string, code: string | null) {
      const asked = authenticate.inputs.at(-1)
      expect([asked?.cpf.replace(/[.-]/g, ''), asked?.password, asked?.appCode]).toEqual([
        digits,
        secret,
        code,
      ])
    },
    seeCodesTried: (codes: readonly string[]) =>
      expect(signOn.inputs).toEqual(codes.map((code) => ({ code }))),
    seeStartAsked: (opened: OpenSession) => expect(start.inputs.at(-1)).toEqual(opened),
    seeSignedIn() {
      expect(screen.getByText('Carregando…')).toBeTruthy()
      expect(screen.getByText('Sair')).toBeTruthy()
    },
    seeClock: (digits: string | RegExp) => expect(screen.getByText(digits)).toBeTruthy(),
    seeNoDialog: () => expect(screen.queryByRole('alertdialog')).toBeNull(),
    seeDialog(title: string, text: string, buttons: readonly string[]) {
      const dialog = screen.getByRole('alertdialog', { name: title })
      expect(dialog.textContent).toContain(text)
      expect(
        within(dialog)
          .getAllByRole('button')
          .map((button) => button.textContent),
      ).toEqual(buttons)
    },
    seeCallId(callId: string | null) {
      const text = screen.getByRole('alertdialog').textContent
      const asked = 'Se falar com o fundo sobre isto, informe este código:'
      if (callId === null) expect(text).not.toContain(asked)
      else expect(text).toContain(`${asked} ${callId}`)
    },
    /** The lost work that the question before Sair mentions. */
    seeLosses: (...words: readonly string[]) =>
      expect(
        [...document.querySelectorAll('[role$=dialog] p')].map(({ textContent }) => textContent),
      ).toEqual(words),
    seeTabsAsked: (times: number) => expect(askedOutside).toEqual(Array(times).fill('tabs.asked')),
    seeEndAsked: (reason: EndReason | null) => expect(end.inputs.at(-1)).toMatchObject({ reason }),
    seeNoEndAsked: () => expect(end.inputs).toEqual([]),
    seeHeading: (text: string) => expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(text),
    seeRetryOff: (off: boolean) =>
      expect(byText('button', 'Tentar novamente').getAttribute('aria-disabled') === 'true').toBe(off),
    seeRetried: (times: number) => expect(retries).toEqual(Array(times).fill({ type: 'call.retried' })),
    seeStartsAsked: (times: number) => expect(start.inputs).toHaveLength(times),
    seeWholeAddress: (address: string) =>
      expect(window.location.pathname + window.location.search).toBe(address),
    seeAddress: (address: string) => expect(window.location.pathname).toBe(address),
    seePortalAt: (address: string) =>
      expect(signedIn().getSnapshot().children.screens?.getSnapshot().context.place.path).toBe(address),
    seeNoText: (text: string) => expect(document.body.textContent).not.toContain(text),
    see: (text: string) => expect(screen.getByText(text)).toBeTruthy(),
  }
}

export type PortalPage = ReturnType<typeof openPortal>
