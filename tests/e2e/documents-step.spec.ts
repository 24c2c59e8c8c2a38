import type { Page } from '@playwright/test'

import { fileDraft, participant } from './support/asking.ts'
import { demandedRequest } from './support/demanded.ts'
import { pdf } from './support/files.ts'
import { follow } from './support/follow.ts'
import { expect, test } from './support/journey.ts'
import { beatriz, logIn, marina } from './support/people.ts'
import { clips, seeRead } from './support/wizard.ts'

/** Of the whole page, in pixels. */
async function heightAt(page: Page, width: number, height: number): Promise<number> {
  await page.setViewportSize({ width, height })
  return page.evaluate(() => document.documentElement.scrollHeight)
}

test('a document takes three presses: Anexar, the file, Prosseguir', async ({ page, serverUrl }) => {
  const id = await fileDraft(serverUrl, marina)
  await logIn(page, marina)
  await follow(page, `/requerimento01/${id}/1/3`)
  await clips(page).first().click()
  const picking = page.waitForEvent('filechooser')
  await page.getByLabel('Arquivo', { exact: true }).click()
  await (await picking).setFiles(pdf('documento-1.pdf'))
  await seeRead(page, 'documento-1.pdf')
  await page.getByRole('button', { name: 'Prosseguir' }).click()
  await expect(page.getByText('documento-1.pdf', { exact: true })).toBeVisible()
})

test('a request that the fund sent back shows what is to be done, and folds the rest', async ({
  page,
  serverUrl,
}) => {
  const id = await demandedRequest(await participant(serverUrl, beatriz))
  await logIn(page, beatriz)
  await follow(page, `/requerimento01/${id}/1/3`)
  await expect(clips(page)).toHaveCount(1)
  await expect(clips(page)).toHaveText('Enviar outro arquivo')
  await expect(page.getByText('14 já conferidos pelo fundo')).toBeVisible()
  expect(await heightAt(page, 1280, 800)).toBeLessThan(1700)
  expect(await heightAt(page, 360, 740)).toBeLessThan(2450)
})
