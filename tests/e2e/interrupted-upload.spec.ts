import type { Page } from '@playwright/test'

import { fileDraft } from './support/asking.ts'
import { pdf } from './support/files.ts'
import { expect, test } from './support/journey.ts'
import { enter, marina, openList } from './support/people.ts'
import { clips, openFilePicker, sendFile } from './support/wizard.ts'

const documents = (page: Page) => page.getByRole('heading', { name: 'Documentos necessários' })
const notice = (page: Page) =>
  page.getByText(
    /^O arquivo “escritura\.pdf” \(.+\), do requerimento .+, protocolo \d+, ainda estava sendo enviado quando a sua sessão terminou\./,
  )
const alert = (page: Page) => page.getByRole('button', { name: 'OK' })

/** Marina's own request, with an upload for its first document that never ends. */
async function sending(page: Page, serverUrl: string): Promise<void> {
  const id = await fileDraft(serverUrl, marina)
  await page.route('**/api/novodocumento', () => {})
  await openList(page, marina)
  await page.goto(`/requerimento01/${id}/1/3`)
  await expect(documents(page)).toBeVisible()
}

async function send(page: Page): Promise<void> {
  await openFilePicker(page, clips(page).first())
  await sendFile(page, pdf('escritura.pdf'))
  await expect(page.getByText('(envio não terminado)')).toBeVisible()
}

test('an upload that the end of the session stops is mentioned before it, and after the next login', {
  tag: '@complete',
}, async ({ page, serverUrl }) => {
  await page.clock.install()
  await sending(page, serverUrl)
  await page.clock.fastForward('50:00')
  await send(page)
  await page.clock.fastForward('05:10')
  await expect(
    page.getByText(
      'Há um envio de documento que não terminou: se a sessão terminar antes dele, ele será interrompido.',
    ),
  ).toBeVisible()
  await page.clock.fastForward('05:00')
  await expect(page.getByText('Sua sessão expirou. Faça um novo login.')).toBeVisible()
  await alert(page).click()
  await enter(page, marina)

  await expect(documents(page)).toBeVisible()
  await expect(notice(page)).toBeVisible()
  await page.reload()
  await expect(notice(page)).toBeVisible()
})

test('an upload that a failure stops is mentioned after the next login', {
  tag: '@complete',
}, async ({ page, serverUrl }) => {
  await sending(page, serverUrl)
  await send(page)
  await page.route('**/api/nuvem/**', (route) => route.fulfill({ json: {} }))
  await clips(page).last().click()
  await page.getByRole('radio', { name: 'Escolher em Meus documentos' }).check()
  await page.getByRole('button', { name: 'Anexar (prosseguir)' }).click()
  await alert(page).click()
  await enter(page, marina)
  await expect(page.getByRole('heading', { name: 'Meus requerimentos' })).toBeVisible()
  await expect(notice(page)).toBeVisible()
})

test('after Sair, whose question mentioned the upload, there is no further message', {
  tag: '@complete',
}, async ({ page, serverUrl }) => {
  await sending(page, serverUrl)
  await send(page)
  await page.getByRole('button', { name: 'Sair' }).click()
  await expect(page.getByText('Há um envio de documento que não terminou')).toBeVisible()
  await page.getByRole('button', { name: 'Sim' }).click()
  await enter(page, marina)
  await expect(page.getByRole('heading', { name: 'Meus requerimentos' })).toBeVisible()
  await expect(notice(page)).toHaveCount(0)
})
