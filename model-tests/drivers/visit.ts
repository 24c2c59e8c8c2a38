import type { Page } from '@playwright/test'

const REGISTRATION = {
  cpf: '70123456835',
  nome: 'Irene Castro Moura',
  data_nascimento: '1990-05-17',
  sexo: 'F',
  email_pessoal: 'irene@correio.example',
  celular: '',
}

/** A code that was sent before: milliseconds until another can be sent, and the tries that are left. */
type SentBefore = { readonly pauseLeft: number; readonly triesLeft: number }

/** What a tab stores of a registration, which are all answers but the passwords. */
export const keptRegistration = (sent: SentBefore | null) => ({
  purpose: 'registration',
  values: REGISTRATION,
  issue: sent && {
    nonce: 'nonce-0',
    email: REGISTRATION.email_pessoal,
    shownEmail: '',
    expiresAt: Date.now() + 9 * 60_000 + sent.pauseLeft,
    resendFrom: Date.now() + sent.pauseLeft,
    triesLeft: sent.triesLeft,
  },
})

export const KEPT_PASSWORD = { purpose: 'password', values: { cpf: '37258049150' }, issue: null }

/** The tab stores the visit of an earlier load of the page. To be called before the page is opened. */
export const keepVisit = (page: Page, visit: object) =>
  page.addInitScript(
    (stored) => sessionStorage.setItem('portal.draft.visitante', stored),
    JSON.stringify(visit),
  )

const PASSWORD = '70415926'

export const choosePassword = (page: Page) => page.getByLabel('Senha', { exact: true }).fill(PASSWORD)

export const repeatPassword = (page: Page) =>
  page.getByLabel('Repita a senha', { exact: true }).fill(PASSWORD)

export async function choosePasswords(page: Page): Promise<void> {
  await choosePassword(page)
  await repeatPassword(page)
}

export const continueToCode = (page: Page) => page.getByRole('button', { name: 'Continuar' }).click()
