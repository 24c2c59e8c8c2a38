import { fileDraft } from './support/asking.ts'
import { pdf } from './support/files.ts'
import { expect, test } from './support/journey.ts'
import { enter, marina, openList } from './support/people.ts'
import { clips, openFilePicker, sendFile } from './support/wizard.ts'

test('an upload that the end of the session stops is mentioned before it, and after the next login', {
  tag: '@complete',
}, async ({ page, serverUrl }) => {
  const notice = page.getByText(
    /^O arquivo “escritura\.pdf” \(.+\), do requerimento .+, protocolo \d+, ainda estava sendo enviado quando a sua sessão terminou\./,
  )
  const id = await fileDraft(serverUrl, marina)
  await page.clock.install()
  await page.route('**/api/novodocumento', () => {})
  await openList(page, marina)
  await page.goto(`/requerimento01/${id}/1/3`)
  await clips(page).first().waitFor()
  await page.clock.fastForward('50:00')
  await openFilePicker(page, clips(page).first())
  await sendFile(page, pdf('escritura.pdf'))
  const finalize = page.getByRole('button', { name: 'Finalizar requerimento' })
  await expect(finalize).toHaveAccessibleDescription(/\(envio não terminado\)/)
  await page.clock.fastForward('05:10')
  await expect(
    page.getByText(
      'Há um envio de documento que não terminou: se a sessão terminar antes dele, ele será interrompido.',
    ),
  ).toBeVisible()
  await page.clock.fastForward('05:00')
  await expect(page.getByText('Sua sessão expirou. Faça um novo login.')).toBeVisible()
  await page.getByRole('button', { name: 'OK' }).click()
  await enter(page, marina)

  await expect(page.getByRole('heading', { name: 'Documentos necessários' })).toBeVisible()
  await expect(notice).toBeVisible()
  await page.reload()
  await expect(notice).toBeVisible()
})
