import type { Page } from '@playwright/test'

/** Seeded participants; all have the same password. */
export const marina = '52998224725'
export const carlos = '11144477735'
export const beatriz = '39053344705'
/**
 * Retired, with benefits that are paid to another account, one of them to a representative; his change of
 * beneficiaries is in A.
 */
export const joao = '15350946056'
export const helena = '71428793860'
export const paulo = '84621357026'
export const rita = '20846513951'
export const sandra = '96317452873'
/** Staff. */
export const teresa = '81940527341'

/** Resolves after the navigation that follows the login: a navigation of the test could be replaced by it. */
export async function logIn(page: Page, cpf: string): Promise<void> {
  await page.goto('/login')
  await enter(page, cpf)
  await page.waitForURL(({ pathname }) => pathname !== '/login', { waitUntil: 'commit' })
}

/** The same, and the list of the participant's requests is shown. */
export async function openList(page: Page, cpf: string): Promise<void> {
  await logIn(page, cpf)
  await page.getByRole('heading', { name: 'Meus requerimentos' }).waitFor()
}

export async function enter(page: Page, cpf: string): Promise<void> {
  await page.getByLabel('CPF').fill(cpf)
  await page.getByLabel('Senha', { exact: true }).fill('20262026')
  await page.getByRole('button', { name: 'Entrar' }).click()
}
