import type { Locator, Page } from '@playwright/test'

import { answerRest, give } from './answers.ts'
import { pdf } from './files.ts'
import { expect } from './journey.ts'

/** Opens a section of step 1 that was collapsed because it is complete. */
export async function unfold(page: Page, title: string): Promise<void> {
  const heading = page.getByRole('heading', { name: title, exact: true })
  const section = page.locator('details').filter({ has: heading })
  if ((await section.getAttribute('open')) === null) await section.locator('summary').click()
}

/** But for those of a phone, which are open one at a time. */
export async function unfoldAll(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Próximo' }).waitFor()
  const folded = page.locator('details:not([open]):not([name]) > summary')
  while ((await folded.count()) > 0) await folded.first().click()
}

export async function fillInFather(page: Page, name: string): Promise<void> {
  await unfold(page, 'Seus dados')
  await page.getByLabel('Nome do pai').fill(name)
}

/** Answers every required question of a retirement that is left, the mother's name as 'Ana Nogueira'. */
export async function fillInPerson(page: Page): Promise<void> {
  await give(page, ['type', 'Nome da mãe', 'Ana Nogueira'])
  await answerRest(page, 1)
}

export async function fillInAddress(page: Page): Promise<void> {
  await unfold(page, 'Endereço e contatos')
  await page.getByLabel('CEP', { exact: true }).fill('01310100')
  await page.getByLabel('Número (opcional)', { exact: true }).fill('1578')
  await page.getByLabel('E-mail pessoal').fill('carlos.prado@example.com')
  await page.getByLabel('Celular').fill('11987654321')
}

export async function finalize(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Finalizar requerimento' }).click()
  await confirmSending(page)
}

export const confirmSending = (page: Page): Promise<void> =>
  page
    .getByRole('alertdialog', { name: /^Finalizar o requerimento \d+ e enviar para análise\?$/ })
    .getByRole('button', { name: 'Finalizar e enviar' })
    .click()

export const clips = (page: Page): Locator =>
  page.getByRole('button', { name: /^(Anexar|Trocar) (?!\(prosseguir\)|vários)/ })

export async function openFilePicker(page: Page, clip: Locator): Promise<void> {
  await clip.click()
  await page.getByLabel('Arquivo', { exact: true }).waitFor()
}

/** In the file picker: the file was read; before that, its button has no effect. */
export async function seeRead(page: Page, fileName: string): Promise<void> {
  await page
    .getByRole('status')
    .filter({ hasText: `${fileName} (` })
    .waitFor()
  await expect(page.getByText('Lendo o arquivo…', { exact: true })).toHaveCount(0)
}

/** In the file picker: picks the file and sends it. */
export async function sendFile(page: Page, file: ReturnType<typeof pdf>): Promise<void> {
  await page.getByLabel('Arquivo', { exact: true }).setInputFiles(file)
  await seeRead(page, file.name)
  await page.getByRole('button', { name: 'Anexar (prosseguir)' }).click()
}

export async function attachEverywhere(page: Page): Promise<void> {
  await clips(page).first().waitFor()
  const count = await clips(page).count()
  for (let index = 0; index < count; index += 1) {
    await openFilePicker(page, clips(page).nth(index))
    await sendFile(page, pdf(`documento-${index + 1}.pdf`))
    await page.getByText(`documento-${index + 1}.pdf`, { exact: true }).waitFor()
  }
}
