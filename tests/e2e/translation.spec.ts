import type { BrowserContext, Page } from '@playwright/test'

import { fileDraft } from './support/asking.ts'
import { pdf } from './support/files.ts'
import { follow } from './support/follow.ts'
import { expect, test } from './support/journey.ts'
import { marina, paulo } from './support/people.ts'
import { addTranslation } from './support/translate.ts'
import { clips, openFilePicker, unfold } from './support/wizard.ts'

/** Translates the page now and whenever it changes. */
function translateAlways() {
  addEventListener('load', () => {
    document.documentElement.classList.add('translated-ltr')
    window.translateTexts()
    new MutationObserver(window.translateTexts).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    })
  })
}

/** React draws the login again that a translation has changed before it took over, and reports it. */
const REPORTED = /^thrown: Minified React error #418;/

async function translated(context: BrowserContext): Promise<void> {
  await context.addInitScript(addTranslation)
  await context.addInitScript(translateAlways)
}

async function enter(page: Page, cpf: string, password: string): Promise<void> {
  await page.getByLabel('CPF').fill(cpf)
  await page.getByLabel('Senha', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Entrar' }).click()
}

test('a translated portal goes on: a wrong password, the login, a CEP, a file', async ({
  page,
  context,
  serverUrl,
  pageErrors,
}) => {
  const id = await fileDraft(serverUrl, marina)
  await translated(context)

  await test.step('a wrong password is said, and the right one opens the list', async () => {
    await page.goto('/login')
    await expect(page.locator('h1 font font')).not.toHaveCount(0)
    await enter(page, marina, '11112222')
    await expect(page.getByText('Usuário ou senha inválidos')).toBeVisible()
    await enter(page, marina, '20262026')
    await expect(page.getByRole('heading', { name: 'Meus requerimentos' })).toBeVisible()
  })

  await test.step('a file is chosen, another takes its place, and it is attached', async () => {
    await follow(page, `/requerimento01/${id}/1/3`)
    await openFilePicker(page, clips(page).first())
    const file = page.getByLabel('Arquivo', { exact: true })
    await file.setInputFiles({ ...pdf('nota.txt'), mimeType: 'text/plain' })
    await expect(page.getByText('Tipo de arquivo não aceito. Envie pdf, png, jpg ou jpeg.')).toBeVisible()
    await file.setInputFiles(pdf('documento.pdf'))
    await expect(page.getByText('documento.pdf (1 KB)')).toBeVisible()
    await expect(page.getByText('Tipo de arquivo não aceito. Envie pdf, png, jpg ou jpeg.')).toHaveCount(0)
    await expect(page.getByText('Lendo o arquivo…', { exact: true })).toHaveCount(0)
    await page.getByRole('button', { name: 'Anexar (prosseguir)' }).click()
    await expect(page.getByText('documento.pdf', { exact: true })).toBeVisible()
  })

  await test.step('a CEP is looked up, and another one', async () => {
    await follow(page, '/requerimento01/novo/1')
    await unfold(page, 'Endereço e contatos')
    await page.getByLabel('CEP', { exact: true }).fill('00000001')
    await page.getByLabel('CEP', { exact: true }).blur()
    await page.getByLabel('CEP', { exact: true }).fill('01310100')
    await expect(page.getByLabel('Endereço', { exact: true })).toHaveValue('Avenida Paulista')
  })
  expect(pageErrors.filter((error) => !REPORTED.test(error))).toEqual([])
  pageErrors.length = 0
})

test('where a translated page cannot go on, the alert says what may be the cause', async ({
  page,
  context,
  pageErrors,
}) => {
  await translated(context)
  await page.goto('/login')
  await enter(page, paulo, '20262026')
  await expect(page.getByRole('table', { name: 'Meus requerimentos' })).toBeVisible()
  // The list of types cannot be drawn, mounted once more or not.
  await page.evaluate(() => {
    const create = document.createElement.bind(document)
    document.createElement = (name: string) => {
      if (name === 'li') throw new DOMException('The node is not a child of this node.', 'NotFoundError')
      return create(name)
    }
  })
  await page.getByRole('button', { name: 'Novo Requerimento' }).click()
  await expect(page.getByRole('alertdialog')).toContainText(
    'Ocorreu um problema, o sistema será finalizado.A tradução automática do navegador pode ser a causa. Desligue a tradução desta página antes de entrar de novo.',
  )
  expect(new Set(pageErrors).size).toBeGreaterThan(0)
  pageErrors.length = 0
})
