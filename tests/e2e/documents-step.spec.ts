import type { Locator, Page } from '@playwright/test'

import { child, retirement } from '../server/support/retirement.ts'
import { participant } from './support/asking.ts'
import { demandedRequest } from './support/demanded.ts'
import { sendBack } from './support/desk.ts'
import { pdf } from './support/files.ts'
import { follow } from './support/follow.ts'
import { expect, test } from './support/journey.ts'
import { heightOf } from './support/own-font.ts'
import { beatriz, joao, logIn, marina } from './support/people.ts'
import { clips, finalize, openFilePicker, sendFile } from './support/wizard.ts'

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
  // In the card of the documents, above the row that it is about.
  const correctionRequest = page.getByText('O fundo espera uma correção sua:')
  await expect(
    page.locator('section', { has: correctionRequest }).getByRole('button', { name: /Enviar outro/ }),
  ).toBeInViewport({ ratio: 1 })
  expect(await heightAt(page, 360, 740)).toBeLessThanOrEqual(1530)
  expect(await heightAt(page, 1280, 800)).toBeLessThan(1440)
  await page.getByRole('link', { name: 'Ver os dados informados' }).click()
  await expect(page).toHaveURL(new RegExp(`/requerimento01/${id}/1/1$`))
})

test('what the fund does not have yet says so until it is sent', { tag: '@complete' }, async ({
  page,
  serverUrl,
}) => {
  const shown = (name: string) => page.getByRole('row').filter({ hasText: name })
  const words = ['Anexado', 'EM ANÁLISE', '(ainda não enviado)']
  const seeMarked = async (row: Locator) => {
    for (const text of words) await expect(row.getByText(text, { exact: true })).toBeVisible()
  }
  const seeUnmarked = async (row: Locator) => {
    await expect(row.getByText('EM ANÁLISE', { exact: true })).toBeVisible()
    for (const text of ['Anexado', '(ainda não enviado)'])
      await expect(row.getByText(text, { exact: true })).toHaveCount(0)
  }
  const self = await participant(serverUrl, marina)
  const draft = await self.saved(retirement(self.cloudId))
  const { id, versao } = draft.requerimento
  await self.attachEverything(draft)
  await logIn(page, marina)
  await follow(page, `/requerimento01/${id}/1/3`)
  await page.getByText('4 documentos anexados').click()
  for (const row of await shown('documento.pdf').all()) await seeMarked(row)
  await self.saved(retirement(self.cloudId, { id, versao, situacao: 'A' }))
  await sendBack(page, id, 'Está ilegível.')
  await page.reload()
  await page.getByText('3 documentos já enviados').click()
  for (const row of await shown('documento.pdf').filter({ hasText: 'EM ANÁLISE' }).all())
    await seeUnmarked(row)
  await openFilePicker(page, clips(page).first())
  await sendFile(page, pdf('nitido.pdf'))
  await seeMarked(shown('nitido.pdf'))
  await page.reload()
  await seeMarked(shown('nitido.pdf'))
  await follow(page, `/ver/${id}`)
  await page.getByRole('tab', { name: 'Documentos' }).click()
  await seeMarked(shown('nitido.pdf'))
  await follow(page, `/requerimento01/${id}/1/3`)
  await finalize(page)
  await expect(page).toHaveURL('/')
  await follow(page, `/ver/${id}`)
  await page.getByRole('tab', { name: 'Documentos' }).click()
  await seeUnmarked(shown('nitido.pdf'))
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
  await expect(page.getByText('8 documentos anexados')).toBeVisible()
  await expect(page.getByText('documento-melhor.pdf', { exact: true })).toBeHidden()
  expect(await heightAt(page, 1280, 800)).toBeLessThanOrEqual(1700)
  expect(await heightAt(page, 360, 740)).toBeLessThanOrEqual(2600)
  await page.getByText('8 documentos anexados').click()
  await expect(clips(page)).toHaveText(Array.from({ length: 8 }, () => 'Trocar'))
})

test('a certificate of a person who is dependant and beneficiary is attached once for both, until another one is chosen', {
  tag: '@complete',
}, async ({ page, serverUrl }) => {
  const self = await participant(serverUrl, marina)
  const beneficiary = { ...child, id: -2, tipo: 'bnf', id_pessoa_dep: 90_012, selecionado: 'S' }
  const { requerimento } = await self.saved(retirement(self.cloudId, { dependentes: [child, beneficiary] }))
  await logIn(page, marina)
  await follow(page, `/requerimento01/${requerimento.id}/1/3`)
  const certificate = (role: string) =>
    page
      .getByRole('table', { name: `Documentos de Clara Duarte Alves, ${role}` })
      .getByRole('row', { name: /^Certidão de nascimento/ })
  const asDependant = certificate('como dependente')
  const asBeneficiary = certificate('na declaração de beneficiários')

  await openFilePicker(page, asDependant.getByRole('button'))
  await sendFile(page, pdf('clara.pdf'))
  await expect(asBeneficiary).toContainText('clara.pdf')
  const note = page.getByText('É o mesmo arquivo dos documentos como dependente.')
  await expect(note).toHaveCount(1)
  await page.reload()
  await expect(note).toHaveCount(1)

  await openFilePicker(page, asBeneficiary.getByRole('button', { name: /^Trocar/ }))
  await sendFile(page, pdf('outra.pdf'))
  await expect(asBeneficiary).toContainText('outra.pdf')
  await expect(asDependant).toContainText('clara.pdf')
  await expect(note).toHaveCount(0)
})
