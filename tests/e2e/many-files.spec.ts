import type { Locator, Page } from '@playwright/test'

import { filing } from './support/asking.ts'
import { drop } from './support/drop.ts'
import { pdf } from './support/files.ts'
import { expect, test } from './support/journey.ts'
import { logIn, marina } from './support/people.ts'
import { tap } from './support/tap.ts'
import { clips } from './support/wizard.ts'

const jpeg = (name: string) => ({ name, mimeType: 'image/jpeg', buffer: Buffer.from(PIXEL, 'base64') })
const webp = (name: string) => ({ name, mimeType: 'image/webp', buffer: Buffer.from(WEBP, 'base64') })

/** The smallest photo that a browser decodes. */
const PIXEL =
  '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wAALCAABAAEBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAAA//EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AH//Z'
const WEBP = 'UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Anexar vários arquivos' })

const select = (page: Page, name: string) => dialog(page).getByLabel(name).and(page.getByRole('combobox'))

const FILES = [
  jpeg('rg frente.jpg'),
  jpeg('rg verso.jpg'),
  pdf('comprovante de residencia.pdf'),
  // It is converted, as its name says another type.
  { ...jpeg('extrato banco.png'), mimeType: 'image/png' },
  pdf('ctps.pdf'),
  webp('cpf clara.webp'),
  pdf('IMG_2031.pdf'),
  { ...pdf('vazio.pdf'), buffer: Buffer.alloc(0) },
]

for (const [width, height] of [
  [1280, 800],
  [360, 740],
] as const)
  test(`P-many-files: eight files of one file dialog are attached at ${width} px in five acts`, async ({
    page,
    serverUrl,
  }) => {
    await page.setViewportSize({ width, height })
    const { saved } = await filing(serverUrl, marina)
    await logIn(page, marina)
    await page.goto(`/requerimento01/${saved.requerimento.id}/1/3`)
    const trigger = page.getByLabel('Anexar vários arquivos')
    await trigger.waitFor()
    await expect(clips(page)).toHaveText(Array.from({ length: 6 }, () => 'Anexar'))
    let acts = 0
    const act = async (target: Locator) => {
      acts += 1
      await tap(target)
    }

    const picking = page.waitForEvent('filechooser')
    await act(trigger)
    acts += 1
    await (await picking).setFiles(FILES)

    const chosen = (name: string) => select(page, name).locator('option:checked')
    await expect(chosen('rg frente.jpg')).toHaveText('Documento de identidade (RG ou CNH)')
    await expect(chosen('rg verso.jpg')).toHaveText('Documento de identidade (RG ou CNH)')
    await expect(chosen('comprovante de residencia.pdf')).toHaveText('Comprovante de residência')
    await expect(chosen('extrato banco.png')).toHaveText('Comprovante de conta bancária')
    await expect(chosen('IMG_2031.pdf')).toHaveText('Escolha o documento')
    await expect(dialog(page).getByRole('alert')).toHaveText('O arquivo está vazio. Escolha outro arquivo.')
    await expect(dialog(page).locator('img')).toHaveCount(4)
    await expect(chosen('cpf clara.webp')).toHaveText('CPF (Clara Duarte Alves)')
    await select(page, 'IMG_2031.pdf').selectOption('Certidão de nascimento (Clara Duarte Alves)')
    acts += 1

    await act(dialog(page).getByRole('button', { name: 'Anexar 6 documentos' }))
    const question = page.getByRole('alertdialog', { name: 'Juntar como páginas de um só documento?' })
    await expect(question.getByRole('listitem')).toHaveText(['rg frente.jpg', 'rg verso.jpg'])
    await act(question.getByRole('button', { name: 'Juntar' }))

    await expect(dialog(page)).toHaveCount(0)
    await expect(page.getByText('rg frente e mais 1.pdf', { exact: true })).toBeVisible()
    await expect(page.getByText('comprovante de residencia.pdf', { exact: true })).toBeVisible()
    await expect(page.getByText('extrato banco.jpg', { exact: true })).toBeVisible()
    await expect(page.getByText('cpf clara.jpg', { exact: true })).toBeVisible()
    await expect(page.getByText('Documento gravado com sucesso!')).toHaveCount(1)
    await expect(page.getByText('2 páginas', { exact: true })).toBeVisible()
    const photos = page.locator('tbody img')
    await expect(photos).toHaveCount(2)
    for (const photo of await photos.all()) await expect(photo).toHaveJSProperty('naturalWidth', 1)
    await expect(clips(page)).toHaveText(Array.from({ length: 6 }, () => 'Trocar'))
    expect(acts).toBe(5)
  })

test('P-same-file: a file that another row has is pointed out, and is attached all the same', async ({
  page,
  serverUrl,
}) => {
  const { saved } = await filing(serverUrl, marina)
  await logIn(page, marina)
  await page.goto(`/requerimento01/${saved.requerimento.id}/1/3`)
  const alone = page.getByRole('dialog', { name: 'Anexar documento' })
  const warning = 'Confira: este arquivo já foi escolhido para “Documento de identidade (RG ou CNH)”.'
  await clips(page).first().click()
  await alone.getByLabel('Arquivo').setInputFiles(pdf('rescisao.pdf'))
  await alone.getByRole('button', { name: 'Anexar e ir ao próximo' }).click()
  await expect(alone).toContainText('Comprovante de residência')
  await expect(alone.getByText(warning)).toHaveCount(0)
  await alone.getByLabel('Arquivo').setInputFiles(pdf('rescisao.pdf'))
  await expect(alone.getByText(warning)).toBeVisible()
  await alone.getByRole('button', { name: 'Anexar (prosseguir)' }).click()
  await expect(page.getByText('rescisao.pdf', { exact: true })).toHaveCount(2)

  await page.getByLabel('Anexar vários arquivos').setInputFiles([pdf('rescisao.pdf'), pdf('ctps.pdf')])
  await expect(select(page, 'rescisao.pdf')).toHaveAccessibleDescription(`Não será enviado ${warning}`)
  await expect(select(page, 'ctps.pdf')).toHaveAccessibleDescription('')
})

test('P-many-files: of more than twenty files the first are taken, and the keyboard alone attaches them', async ({
  page,
  serverUrl,
}) => {
  const { saved } = await filing(serverUrl, marina)
  await logIn(page, marina)
  await page.goto(`/requerimento01/${saved.requerimento.id}/1/3`)
  // Playwright intercepts file dialogs only while there is a listener.
  page.on('filechooser', () => {})
  // Arriving puts the focus on the heading.
  await clips(page).first().waitFor()
  await page.getByLabel('Anexar vários arquivos').focus()
  await expect(page.getByLabel('Anexar vários arquivos')).toBeFocused()
  const picking = page.waitForEvent('filechooser')
  await page.keyboard.press('Space')
  await (await picking).setFiles(Array.from({ length: 22 }, (_, index) => pdf(`IMG_${1000 + index}.pdf`)))
  await expect(dialog(page).getByRole('listitem')).toHaveCount(20)
  await expect(dialog(page)).toContainText(
    'Anexamos até 20 arquivos de cada vez. Os 2 últimos ficaram de fora.',
  )
  await expect(dialog(page)).toContainText('20 arquivos não serão enviados.')
  await expect(select(page, 'IMG_1000.pdf')).toBeFocused()
  await page.keyboard.type('Documento de identidade')
  await expect(dialog(page)).toContainText('19 arquivos não serão enviados.')
  await dialog(page).getByRole('button', { name: 'Remover IMG_1001.pdf' }).focus()
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toContainText('18 arquivos não serão enviados.')
  await expect(dialog(page).getByRole('button', { name: 'Remover IMG_1002.pdf' })).toBeFocused()
  await dialog(page).getByRole('button', { name: 'Anexar 1 documento' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('IMG_1000.pdf', { exact: true })).toBeVisible()
  await expect(page.getByText('Documento gravado com sucesso!')).toHaveCount(1)
})

test('P-many-files: files that are dropped on the button are listed', async ({ page, serverUrl }) => {
  const { saved } = await filing(serverUrl, marina)
  await logIn(page, marina)
  await page.goto(`/requerimento01/${saved.requerimento.id}/1/3`)
  const trigger = page.getByText('Anexar vários arquivos')
  await trigger.waitFor()
  await drop(trigger, [
    { name: 'cpf.pdf', text: '%PDF-1.4' },
    { name: 'rg.pdf', text: '%PDF-1.4' },
  ])
  await expect(dialog(page).getByRole('listitem')).toHaveCount(2)
})
