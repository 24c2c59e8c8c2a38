import type { Page, Route } from '@playwright/test'

import { showRequest } from '#api/contract/requests.ts'

import { isUrlOf } from '../../tests/e2e/support/call-url.ts'
import { follow } from '../../tests/e2e/support/follow.ts'
import { expect } from '../../tests/e2e/support/journey.ts'
import { fillInFather } from '../../tests/e2e/support/wizard.ts'

/** The dialog of a failure, which only its buttons close. */
export const alertDialog = (page: Page) => page.getByRole('alertdialog', { name: 'Alerta' })

export const FATAL = 'Ocorreu um problema, o sistema será finalizado.'
export const EXPIRED = 'Sua sessão expirou. Faça um novo login.'

export async function seeAlert(page: Page, text: string, buttons: readonly string[]): Promise<void> {
  await expect(alertDialog(page)).toContainText(text)
  await expect(alertDialog(page).getByRole('button')).toHaveText(buttons)
}

/**
 * Opens a request whose read fails as `answer` says, until the failure is shown; later reads reach the server.
 * The clock of the page must be installed, because an interrupted read is repeated after seconds.
 */
async function failRead(page: Page, answer: (route: Route) => Promise<void>): Promise<void> {
  const isRead = isUrlOf(showRequest)
  await page.route(isRead, answer)
  await follow(page, new URL(page.url()).pathname === '/ver/1021' ? '/ver/1022' : '/ver/1021')
  await expect
    .poll(
      async () => {
        await page.clock.runFor(1000)
        return alertDialog(page).count()
      },
      { intervals: [20] },
    )
    .toBe(1)
  await page.unroute(isRead, answer)
}

export const interruptRead = (page: Page) => failRead(page, (route) => route.abort('connectionreset'))

const withId = (callId: string) => ({ 'x-request-id': callId })

/** The server fails, with the id of the call. */
export const breakRead = (page: Page, callId: string) =>
  failRead(page, (route) => route.fulfill({ status: 503, headers: withId(callId) }))

/** A reply that is not the agreed one, with the id of the call if the server gives one. */
export const spoilRead = (page: Page, callId?: string) =>
  failRead(page, (route) =>
    route.fulfill({ json: { codigo: 'ok' }, headers: callId === undefined ? {} : withId(callId) }),
  )

export const expireRead = (page: Page) =>
  failRead(page, (route) =>
    route.fulfill({ status: 401, json: { codigo: 'erro', message: 'Não autorizado.' } }),
  )

/** Opens a form and types an answer, which is not saved. */
export async function typeAnswer(page: Page): Promise<void> {
  await follow(page, '/requerimento01/novo/1')
  await page.getByRole('button', { name: 'Próximo' }).waitFor()
  await fillInFather(page, 'Augusto Alves')
}

/** Leaves that form for the types of request, and confirms the question. */
export async function leaveForm(page: Page): Promise<void> {
  await follow(page, '/tiposreq')
  const question = page.getByRole('alertdialog', { name: 'Voltar sem gravar?' })
  await question.getByRole('button', { name: 'Voltar sem gravar' }).click()
  // The question closes before the address changes, and a navigation meanwhile would replace this one.
  await page.getByRole('heading', { level: 1, name: 'Novo requerimento' }).waitFor()
  await expect(question).toHaveCount(0)
}

/** Advances the clock until so many milliseconds of the session are left. */
export async function passUntil(page: Page, left: number): Promise<void> {
  const remaining = await page.evaluate(() => {
    const { deadline } = JSON.parse(sessionStorage.getItem('portal.session') ?? '{}')
    return deadline - Date.now()
  })
  // The server's time is known to a second.
  await page.clock.fastForward(remaining - left + 1000)
}

/** The page gets the focus of its window again. */
export const resumePage = (page: Page): Promise<void> =>
  page.evaluate(() => void window.dispatchEvent(new PageTransitionEvent('pageshow')))
