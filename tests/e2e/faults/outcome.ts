import type { Page } from '@playwright/test'

import { expect } from '../support/journey.ts'
import { RETRY_AFTER } from './fault.ts'
import type { Row, Stage } from './row.ts'

export type Outcome = {
  /** Expects what the specification shows in this case. */
  readonly see: (stage: Stage, row: Row) => Promise<unknown>
  /** Takes the way out after the fault is gone; ends with the success of the call. */
  readonly goOn: (stage: Stage, row: Row) => Promise<unknown>
}

const FATAL = 'Ocorreu um problema, o sistema será finalizado.'
const EXPIRED = 'Sua sessão expirou. Faça um novo login.'

const alerta = (page: Page) => page.getByRole('alertdialog', { name: 'Alerta' })
const retry = (page: Page) => alerta(page).getByRole('button', { name: 'Tentar novamente' })

const leaveByOk = async ({ page }: Stage) => {
  await alerta(page).getByRole('button', { name: 'OK' }).click()
  await expect(page).toHaveURL('/login')
  await expect(page.getByLabel('CPF')).toBeVisible()
}

/** The typed text is still there, and repeating the action succeeds. */
const again = async (stage: Stage, row: Row) => {
  await row.typed?.(stage)
  await row.fill?.(stage)
  await row.trigger(stage)
  await row.works(stage)
}

/** The text is shown on the same screen, where the action can be repeated by a button or as before. */
export const inPlace = (text: string, name: string | null = null): Outcome => ({
  see: async ({ page }) => {
    // The summary over a form contains it too.
    await expect(page.getByText(text).first()).toBeVisible()
    await expect(alerta(page)).toHaveCount(0)
    if (name !== null)
      await expect(page.getByRole('button', { name })).not.toHaveAttribute('aria-busy', 'true')
  },
  goOn: async (stage, row) => {
    if (name === null) return again(stage, row)
    await row.typed?.(stage)
    await stage.page.getByRole('button', { name }).click()
    await row.works(stage)
  },
})

/** The call cannot be repeated: a dialog says so, and its OK leads to the login (SESSION-20, SESSION-21). */
export const fatal: Outcome = {
  see: async ({ page }) => {
    await expect(alerta(page)).toContainText(FATAL)
    await expect(retry(page)).toHaveCount(0)
  },
  goOn: async (stage, row) => {
    await leaveByOk(stage)
    if (row.begins !== 'login') await stage.logIn()
    await row.open(stage)
    await again(stage, row)
  },
}

/** The same dialog with a button to retry (D-61). */
export const retryDialog: Outcome = {
  see: async (stage, row) => {
    await expect(alerta(stage.page)).toContainText(FATAL)
    await expect(retry(stage.page)).toBeVisible()
    await row.typed?.(stage)
  },
  goOn: async (stage, row) => {
    await retry(stage.page).click()
    await row.works(stage)
  },
}

/** The dialog of the session's end; after a new login the page and the typed text are back (D-05, D-12). */
export const sessionOver: Outcome = {
  see: ({ page }) => expect(alerta(page)).toContainText(EXPIRED),
  goOn: async (stage, row) => {
    // The portal may append the step to the URL (D-20).
    const place = new RegExp(`^${stage.page.url().replaceAll('.', '\\.')}(/\\d+)*$`)
    await leaveByOk(stage)
    await stage.logIn()
    await expect(stage.page).toHaveURL(place)
    // Reading is triggered by opening the page.
    if (row.call.effect === 'read' && !row.reopen) await row.works(stage)
    else {
      await row.reopen?.(stage)
      await again(stage, row)
    }
  },
}

/** The login form with this line over it. */
const atLogin = (text: string): Outcome => ({
  see: async ({ page }) => {
    await expect(page).toHaveURL('/login')
    await expect(page.getByText(text)).toBeVisible()
  },
  goOn: async (stage, row) => {
    await row.typed?.(stage)
    await stage.logIn()
    await row.works(stage)
  },
})

/** The CPF is still filled in. */
const withCpf = (outcome: Outcome): Outcome => ({
  ...outcome,
  see: async (stage, row) => {
    await outcome.see(stage, row)
    await row.typed?.(stage)
    await expect(stage.page.getByLabel('Senha')).toHaveValue('')
  },
})

export const unavailable = atLogin('Serviço indisponível. Tente novamente.')
export const wrongCredentials = atLogin('Usuário ou senha inválidos')
export const deferred = atLogin('Recusado nesta prova.')
export const notStarted = withCpf(atLogin('Não foi possível iniciar a sessão. Entre novamente.'))

/** Nothing is shown, and everything can be used (SESSION-31). */
export const silent: Outcome = {
  see: (stage, row) => row.works(stage),
  goOn: (stage, row) => row.works(stage),
}

/** The same without a network: the list, which is loaded next, appears once the network is back. */
export const answeredOffline: Outcome = {
  see: ({ page }) =>
    expect(page.getByText('Requerimento enviado para alteração do valor do benefício!')).toBeVisible(),
  goOn: async (stage, row) => {
    for (const pause of [1_000, 2_000]) await stage.pass(pause)
    await row.works(stage)
  },
}

/** The refusal is shown in place of the content, which can be loaded again there. */
export const refusedRead = inPlace('Recusado nesta prova.', 'Tentar novamente')

/** Nothing was typed there. */
const retryThere = async (stage: Stage, row: Row) => {
  await stage.page.getByRole('button', { name: 'Tentar novamente' }).click()
  await row.works(stage)
}

/** The same, after the time of Retry-After; also of a session whose start the server puts off. */
export const limitedRead: Outcome = {
  see: async ({ page }) => {
    await expect(page.getByText('Recusado nesta prova.')).toBeVisible()
    await expect(alerta(page)).toHaveCount(0)
    await expect(page.getByText('Aguarde 30 segundos para tentar novamente.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Tentar novamente' })).toBeDisabled()
  },
  goOn: async (stage, row) => {
    await stage.pass(RETRY_AFTER * 1000)
    await retryThere(stage, row)
  },
}

const unanswered = inPlace('Serviço indisponível. Tente novamente.', 'Tentar novamente')

/** The tab keeps the session, whose start can be tried again (LOGIN-22). */
export const startDelayed: Outcome = {
  see: async (stage, row) => {
    await expect(stage.page.getByRole('heading', { name: 'Não foi possível carregar agora' })).toBeVisible()
    await unanswered.see(stage, row)
  },
  goOn: retryThere,
}

/** The consent is requested as from a new participant; once given, it leads on. */
export const consentAsked: Outcome = {
  see: ({ page }) => expect(page.getByRole('heading', { name: 'Autorização' })).toBeVisible(),
  goOn: async (stage, row) => {
    await stage.page.getByRole('checkbox').check()
    await stage.page.getByRole('button', { name: 'Gravar' }).click()
    await row.works(stage)
  },
}

/** The dialog that should extend the session asks for the password (D-12). */
export const askedPassword: Outcome = {
  see: ({ page }) => expect(page.getByText('Para continuar conectado, digite a sua senha')).toBeVisible(),
  goOn: async (stage, row) => {
    await stage.page.getByLabel('Senha', { exact: true }).fill('20262026')
    await stage.page.getByRole('button', { name: 'Continuar conectado' }).click()
    await row.works(stage)
  },
}

/** No person is found and no message is shown; the plan is not asked yet. */
export const leftToChoose: Outcome = {
  see: async ({ page }) => {
    // The plan is asked once the person is found (D-134); the form goes on without it.
    await expect(page.getByLabel('Plano', { exact: true })).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Próximo' })).toBeEnabled()
    await expect(page.getByText(/^Participante encontrado/)).toHaveCount(0)
    await expect(alerta(page)).toHaveCount(0)
  },
  goOn: again,
}

const lookUpAgain = (page: Page) => page.getByRole('button', { name: 'Tentar novamente: consultar o CPF' })

/** The same, and the lookup can be repeated beside the CPF. */
export const lookUpRetried: Outcome = {
  see: async (stage, row) => {
    // It appears after the last automatic attempt.
    await lookUpAgain(stage.page).waitFor()
    await leftToChoose.see(stage, row)
  },
  goOn: async (stage, row) => {
    await row.typed?.(stage)
    await lookUpAgain(stage.page).click()
    await row.works(stage)
  },
}

/** The form says that its lists are missing; they can be requested again. */
export const choicesMissing = inPlace(
  'Não foi possível carregar as opções de algumas listas.',
  'Tentar novamente',
)

/** Nothing is filled in and no message is shown; the address can be typed. */
export const leftToFillIn: Outcome = {
  see: ({ page }) => expect(page.getByLabel('Endereço', { exact: true })).toBeEditable(),
  goOn: again,
}

/** The visitor has to wait; then the button works. */
export const waited = (button: string): Outcome => ({
  see: async ({ page }) => {
    await expect(page.getByText('Recusado nesta prova.')).toBeVisible()
    await expect(page.getByText(/ em 00:(30|29|28)\.$/)).toBeVisible()
    await expect(page.getByRole('button', { name: button })).toBeDisabled()
  },
  goOn: async (stage, row) => {
    await stage.pass(RETRY_AFTER * 1000)
    await stage.page.getByRole('button', { name: button }).click()
    await row.works(stage)
  },
})

/** The code was sent without the page knowing; the server says when it can send another one. */
export const sentUnseen = (text: string): Outcome => ({
  ...inPlace(text),
  goOn: async ({ page }) => {
    await page.getByRole('button', { name: 'Tentar novamente' }).click()
    await expect(page.getByText(/^Muitas tentativas\. Tente novamente em /)).toBeVisible()
  },
})
