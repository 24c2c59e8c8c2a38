import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { pdf } from '../e2e/support/files.ts'
import { beatriz, paulo } from '../e2e/support/people.ts'
import { expect, test } from './support/journey.ts'
import { coloursAt, edgesOfMarkedRows, linesOfNumbers, titlesOutside } from './support/looks.ts'
import type { Portal } from './support/portal.ts'

/** The colour of the border of a request that needs an action. */
const ORANGE = '180 83 9'

test('the list, a request as text, and its documents work', async ({ portal }) => {
  await test.step('the list', async () => {
    await portal.open('/login')
    await portal.logIn(beatriz)
    await portal.seeText(/O comprovante de residência está ilegível\./)
    await portal.seeNothingSideways()
    await portal.pictureOfPage('list', async (picture) => {
      const numbers = await portal.ask(linesOfNumbers)
      expect(numbers.length).toBeGreaterThan(10)
      expect(numbers.filter(([, lines]) => lines > 1)).toEqual([])
      const edges = await portal.ask(edgesOfMarkedRows)
      expect(edges.length).toBeGreaterThan(1)
      expect(await portal.ask(coloursAt, picture, edges)).toEqual(edges.map(() => ORANGE))
    })
  })

  await test.step('a request in words', async () => {
    await portal.pressInRow('Em exigência', 'link', /^Ver /)
    await portal.seeControl('tab', 'Resumo')
    await portal.seeNothingSideways()
    await portal.pictureOfPage('request')
  })

  await test.step('one of its documents', async () => {
    await portal.press('tab', /^Documentos/)
    await portal.press('button', /^Ver .*\.png$/)
    await portal.seePicture(/\.png$/)
    await portal.seeNothingSideways()
    await portal.picture('document')
    await portal.escape()
    await portal.seeNoDialog()
    await portal.picture('documents')
  })
})

test('a form with masks, lookups and problems works', async ({ portal }) => {
  await portal.open('/login')
  await portal.logIn(paulo)
  await portal.open('/requerimento01/novo/1')

  await test.step('what is missing is said', async () => {
    await portal.press('button', 'Próximo')
    await portal.seeText('Problemas de preenchimento. Verifique o formulário.')
    await portal.press('link', 'Escolha: Benefício')
    await portal.see('SELECT', () => document.activeElement?.tagName)
    await portal.seeNothingSideways()
    await portal.pictureOfPage('errors')
    expect(await portal.ask(titlesOutside)).toEqual([])
  })

  await test.step('masks follow each key, and a look-up fills in the rest', async () => {
    await portal.pressText('Endereço e contatos')
    await portal.fill('CEP', '01310100')
    await portal.seeValue('CEP', '01310-100')
    await portal.seeValue('Endereço', 'Avenida Paulista')
    await portal.fill('Celular', '11987654321')
    await portal.seeValue('Celular', '(11) 98765-4321')
    await portal.fill('Data de expedição', '10052001')
    await portal.seeValue('Data de expedição', '10/05/2001')
  })
})

test('a request with dependants works from the types to its receipt', async ({ portal }) => {
  await portal.open('/login')
  await portal.logIn(paulo)

  await test.step('the type is chosen', async () => {
    await portal.press('button', 'Novo Requerimento')
    await portal.seeNothingSideways()
    await portal.pictureOfPage('types')
    await portal.pressText('Declaração de dependentes para o Imposto de Renda')
    await portal.press('button', 'Iniciar requerimento')
    await portal.seeAddress(/^\/requerimento01\/novo\/13$/)
  })

  await test.step('a dependant is added, removed and brought back', async () => {
    await portal.press('button', 'Adicionar dependente')
    await portal.fill('Nome', 'Lia Rangel')
    await portal.fill('Data de nascimento', '02052015')
    await portal.seeValue('Data de nascimento', '02/05/2015')
    await portal.answer('Sexo', 'Feminino')
    await portal.choose('Vínculo com você', 'Filho(a) com menos de 21 anos')
    await portal.fill('CPF', '40281736554')
    await portal.press('button', 'Próximo')
    await portal.seeText('CPF inválido')
    expect(await portal.ask(titlesOutside)).toEqual([])
    await portal.seeNothingSideways()
    await portal.pictureOfPage('dependant')
    await portal.fill('CPF', '40281736553')
    await portal.seeValue('CPF', '402.817.365-53')
    await portal.press('button', 'Excluir dependente 1')
    await portal.press('button', /^Desfazer/)
    await portal.seeValue('Nome', 'Lia Rangel')
    await portal.seeFocus('Nome')
    await portal.picture('dependant-restored')
    await portal.press('button', 'Próximo')
    await portal.seeAddress(/^\/requerimento01\/\d+\/13\/3$/)
  })

  await test.step('a dialog leaves the page where it was', async () => {
    const last = /^Anexar Certidão de nascimento/
    await portal.seeControl('button', last)
    // The title of a new step takes the focus and is scrolled to in the following frame.
    await portal.see(true, async () => {
      document.querySelector('[aria-label^="Anexar Certidão"]')?.scrollIntoView({ block: 'center' })
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      return document.activeElement?.tagName === 'H1' && window.scrollY > 0
    })
    const before = await portal.ask(() => window.scrollY)
    await portal.pressWithoutFocus('button', last)
    await portal.press('button', 'Cancelar')
    await portal.seeNoDialog()
    await portal.seeFocusOn('button', last)
    await portal.see(before, () => window.scrollY)
  })

  await test.step('every document is attached', async () => {
    const count = await attachEverything(portal)
    expect(count).toBeGreaterThan(1)
    await portal.pictureOfPage('attached')
  })

  await test.step('the request is sent, once one is sure', async () => {
    await portal.press('button', 'Finalizar requerimento')
    await portal.seeControl('button', 'Finalizar e enviar')
    await portal.seeNothingSideways()
    await portal.picture('send')
    await portal.press('button', 'Finalizar e enviar')
    await portal.seeAddress(/^\/$/)
    await portal.seeText('Requerimento enviado para análise!')
    await portal.picture('sent')
  })

  await test.step('it is read', async () => {
    await portal.press('link', 'Ver comprovante')
    await portal.press('tab', 'Dados')
    await portal.seeText(/Lia Rangel/)
    await portal.seeText('402.817.365-53')
    await portal.seeNothingSideways()
    await portal.pictureOfPage('answers')
  })
})

/** Attaches a file to each required document; returns their number. */
async function attachEverything(portal: Portal): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-documents-'))
  await portal.seeControl('heading', 'Documentos necessários')
  await portal.seeControl('button', /^Anexar (?!vários)/)
  const names = await portal.ask(() =>
    [...document.querySelectorAll('button[aria-label^="Anexar "]')].map(
      (button) => button.getAttribute('aria-label') ?? '',
    ),
  )
  for (const [index, name] of names.entries()) {
    const { name: fileName, buffer } = pdf(`documento-${index + 1}.pdf`)
    const path = join(folder, fileName)
    await writeFile(path, buffer)
    await portal.press('button', name)
    await portal.seeControl('radio', 'Enviar do aparelho')
    await portal.seeNothingSideways()
    if (index === 0) await portal.picture('choose')
    await portal.attach(path)
    await portal.seeText(`${fileName} (1 KB)`)
    await portal.seeNoText('Lendo o arquivo…')
    await portal.press('button', 'Anexar (prosseguir)')
    await portal.seeNoDialog()
    await portal.seeText(fileName)
  }
  await rm(folder, { recursive: true })
  return names.length
}
