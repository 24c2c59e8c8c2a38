import type { CDPSession, Page } from '@playwright/test'
import { fileDraft } from './support/asking.ts'
import { cableTo } from './support/cable.ts'
import { ofSize, type pdf } from './support/files.ts'
import { expect, test } from './support/journey.ts'
import { enter, marina } from './support/people.ts'
import { clips, openFilePicker, sendFile } from './support/wizard.ts'

const FIVE_MEGABYTES = 5 * 1_048_576

/** A slow phone connection, in bytes per second; null for full speed. */
async function throttle(browser: CDPSession, uploadThroughput: number | null): Promise<void> {
  await browser.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: uploadThroughput === null ? 0 : 100,
    downloadThroughput: -1,
    uploadThroughput: uploadThroughput ?? -1,
  })
}

async function openDocuments(page: Page, serverUrl: string, portal = ''): Promise<void> {
  const id = await fileDraft(serverUrl, marina)
  await page.goto(`${portal}/login`)
  await enter(page, marina)
  await expect(page.getByRole('heading', { name: 'Meus requerimentos' })).toBeVisible()
  await page.goto(`${portal}/requerimento01/${id}/1/3`)
  await expect(page.getByRole('heading', { name: 'Documentos necessários' })).toBeVisible()
}

async function nameOf(page: Page, index: number): Promise<string> {
  const label = await clips(page).nth(index).getAttribute('aria-label')
  return label?.replace(/^Anexar /, '') ?? ''
}

async function send(page: Page, index: number, file: ReturnType<typeof pdf>): Promise<void> {
  await openFilePicker(page, clips(page).nth(index))
  await sendFile(page, file)
  await expect(page.getByRole('dialog')).toBeHidden()
}

const seeAttached = (page: Page, fileName: string) =>
  expect(page.getByRole('button', { name: `Ver ${fileName}` })).toBeVisible()

test('a file of 5 MB on a slow connection shows its progress, and after an interruption is retried with one click', {
  tag: '@complete',
}, async ({ page, context, serverUrl, pageErrors }) => {
  const cable = await cableTo(serverUrl)
  await openDocuments(page, serverUrl, cable.url)
  const browser = await context.newCDPSession(page)
  await throttle(browser, 300_000)
  const bar = page.getByRole('progressbar', { name: 'Enviando escritura.pdf' })
  const percent = async () => Number(await bar.getAttribute('value'))

  await send(page, 0, ofSize('escritura.pdf', FIVE_MEGABYTES))
  await expect.poll(percent).toBeGreaterThan(10)
  const earlier = await percent()
  await expect.poll(percent).toBeGreaterThan(earlier + 10)
  const finalize = page.getByRole('button', { name: 'Finalizar requerimento' })
  await expect(finalize).toHaveAccessibleDescription(/\(envio não terminado\)/)

  cable.cut()
  await expect(page.getByText('O envio foi interrompido. Tente novamente em instantes.')).toBeVisible()
  await expect(page.getByRole('alertdialog', { name: 'Alerta' })).toHaveCount(0)

  cable.mend()
  await throttle(browser, null)
  await page.getByRole('button', { name: /^Tentar novamente/ }).click()
  await seeAttached(page, 'escritura.pdf')
  await expect(page.getByText('Documento gravado com sucesso!').first()).toBeVisible()
  await expect(page.getByText('(envio não terminado)')).toHaveCount(0)
  await expect(clips(page).first()).toBeFocused()
  // The browser reports that the connection failed.
  pageErrors.length = 0
  await page.close()
  await cable.close()
})

test('several rows send at once, one is cancelled, and the others continue on another screen', {
  tag: '@complete',
}, async ({ page, context, serverUrl }) => {
  await openDocuments(page, serverUrl)
  const first = await nameOf(page, 0)
  const browser = await context.newCDPSession(page)
  // None of them may end before the last one has started.
  await throttle(browser, 30_000)
  for (const [index, name] of ['um.pdf', 'dois.pdf', 'tres.pdf'].entries()) {
    await send(page, index, ofSize(name, 1_048_576))
  }
  await expect(page.getByRole('progressbar', { name: /^Enviando/ })).toHaveCount(3)
  const finalize = page.getByRole('button', { name: 'Finalizar requerimento' })
  await expect(finalize).toHaveAccessibleDescription(/(\(envio não terminado\).*){3}/)
  await expect(finalize).toHaveAttribute('aria-disabled', 'true')

  await page.getByRole('button', { name: `Cancelar o envio: ${first}`, exact: true }).press('Enter')
  await expect(page.getByRole('button', { name: `Anexar ${first}`, exact: true })).toBeFocused()
  await expect(page.getByRole('progressbar', { name: /^Enviando/ })).toHaveCount(2)

  const documents = page.url()
  await page.getByRole('button', { name: 'Voltar', exact: true }).click()
  await expect(
    page.getByRole('heading', { name: /^Passo 2|Declaração de beneficiários/ }).first(),
  ).toBeVisible()
  await throttle(browser, null)
  await page.goBack()
  await expect(page).toHaveURL(documents)
  await seeAttached(page, 'dois.pdf')
  await seeAttached(page, 'tres.pdf')
  await expect(page.getByText('um.pdf')).toHaveCount(0)
})
