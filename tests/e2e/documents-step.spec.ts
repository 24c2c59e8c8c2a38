import type { Page } from '@playwright/test'

import { child, retirement } from '../server/support/retirement.ts'
import { demandedRequest, participant } from './support/asking.ts'
import { pdf } from './support/files.ts'
import { follow } from './support/follow.ts'
import { expect, test } from './support/journey.ts'
import { heightOf } from './support/own-font.ts'
import { beatriz, joao, logIn, marina } from './support/people.ts'
import { clips, openFilePicker, sendFile } from './support/wizard.ts'

async function heightAt(page: Page, width: number, height: number): Promise<number> {
  await page.setViewportSize({ width, height })
  return heightOf(page)
}

test('a request in E shows what has to be done, and collapses the rest', async ({ page, serverUrl }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const id = await demandedRequest(await participant(serverUrl, beatriz))
  await logIn(page, beatriz)
  await follow(page, `/requerimento01/${id}/1/3`)
  await expect(clips(page)).toHaveCount(1)
  await expect(clips(page)).toHaveText('Enviar outro arquivo')
  await expect(page.getByText('14 já conferidos pelo fundo')).toBeVisible()
  // As in the other steps, it begins with its title, and what the fund asks is whole in the window.
  await expect(page.getByRole('heading', { name: 'Aposentadoria', level: 1 })).toBeInViewport({ ratio: 1 })
  await expect(page.getByText('Em exigência', { exact: true })).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('link', { name: 'Ver os dados informados' })).toBeInViewport({ ratio: 1 })
  expect(await heightAt(page, 360, 740)).toBeLessThanOrEqual(1740)
  expect(await heightAt(page, 1280, 800)).toBeLessThan(1440)
  await page.getByRole('link', { name: 'Ver os dados informados' }).click()
  await expect(page).toHaveURL(new RegExp(`/requerimento01/${id}/1/1$`))
})

test('eight documents are a checklist, in which what was attached before is collapsed, and what is attached now stays and can be replaced', {
  tag: '@complete',
}, async ({ page, serverUrl }) => {
  const self = await participant(serverUrl, marina)
  const brother = { ...child, id: -2, nome: 'Bruno Duarte Alves', cpf: joao, sexo: 'M' }
  const saved = await self.saved(retirement(self.cloudId, { dependentes: [child, brother] }))
  await logIn(page, marina)
  await follow(page, `/requerimento01/${saved.requerimento.id}/1/3`)
  await expect(clips(page)).toHaveText(Array.from({ length: 8 }, () => 'Anexar'))
  expect(await heightAt(page, 360, 740)).toBeLessThan(2880)
  expect(await heightAt(page, 1280, 800)).toBeLessThan(1825)

  const [, ...others] = saved.documentos
  await self.attachEverything({ ...saved, documentos: others })
  await page.reload()
  await expect(page.getByText('7 documentos anexados')).toBeVisible()
  await openFilePicker(page, clips(page).first())
  await sendFile(page, pdf('documento-1.pdf'))
  await expect(clips(page).first()).toHaveText('Trocar')
  await openFilePicker(page, clips(page).first())
  await sendFile(page, pdf('documento-melhor.pdf'))
  await expect(page.getByText('documento-melhor.pdf', { exact: true })).toBeVisible()
  await expect(page.getByText('documento-1.pdf', { exact: true })).toHaveCount(0)
  await expect(page.getByText('7 documentos anexados')).toBeVisible()

  await page.reload()
  await expect(page.getByText('8 documentos anexados', { exact: true })).toBeVisible()
  await expect(page.getByText('documento-melhor.pdf', { exact: true })).toBeHidden()
  // With all answers to check below.
  expect(await heightAt(page, 1280, 800)).toBeLessThanOrEqual(3100)
  expect(await heightAt(page, 360, 740)).toBeLessThanOrEqual(4400)
  await page.getByText('8 documentos anexados', { exact: true }).click()
  await expect(clips(page)).toHaveText(Array.from({ length: 8 }, () => 'Trocar'))
})
