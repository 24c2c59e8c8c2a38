import { describe, expect, test } from 'vitest'
import { attachedIdentity, loaded, saved } from '#tools/samples/wizard.ts'
import { arriveAt, type WizardPage } from '../wizard/wizard.page.tsx'

const SEND = 'Finalizar o requerimento 2026-000007 e enviar para análise?'
const CANCEL = 'Deseja cancelar o requerimento?'

/** The documents step, with an earlier step in the browser's history. */
async function open() {
  const page = await arriveAt({}, loaded({ documents: [attachedIdentity] }))
  await page.pickStep('Documentos')
  return page
}

const lastPath = ({ heard }: WizardPage) => heard.router.at(-1)?.path

describe("form editor: the browser's Back while a dialog is open (P-330)", () => {
  test.each([
    ['sending', 'Finalizar requerimento', SEND],
    ['cancelling', 'Cancelar Requerimento', CANCEL],
  ])('it closes the confirmation of %s, and step and URL stay', async (_, button, question) => {
    const page = await open()
    await page.click(button)
    page.seeDialog(question)
    await page.requestStep(1)
    page.seeDialog(null)
    page.seeCurrentStep('Documentos')
    expect(lastPath(page)).toBe('/requerimento01/7/1/3')
    expect(page.saves).toEqual([])
  })

  test('it closes the choice of a file, and step and URL stay', async () => {
    const page = await open()
    await page.clickIcon('Trocar Documento de identidade')
    page.seeDialog('Anexar documento')
    await page.requestStep(1)
    page.seeDialog(null)
    page.seeCurrentStep('Documentos')
    expect(lastPath(page)).toBe('/requerimento01/7/1/3')
  })

  test.each([
    ['sending', 'Finalizar requerimento', 'Finalizar e enviar', 'A'],
    ['cancelling', 'Cancelar Requerimento', 'Sim, cancelar', 'N'],
  ] as const)('it does not interrupt the call for %s', async (_, button, yes, status) => {
    const page = await open()
    await page.click(button)
    await page.clickInDialog(yes)
    await page.requestStep(1)
    page.seeCurrentStep('Documentos')
    page.seeBusy(button)
    expect(lastPath(page)).toBe('/requerimento01/7/1/3')
    await page.endSave(saved({ status }))
    expect(page.saves).toHaveLength(1)
    expect(lastPath(page)).toBe('/')
  })

  test('it does not close the choice between two versions', async () => {
    const page = await open()
    await page.pickStep('Dados')
    page.changeAnswer('nome_pai', 'Rui')
    await page.click('Próximo')
    await page.submissionEnds({ type: 'submission.overtaken', loaded: loaded({ request: { version: 4 } }) })
    await page.requestStep(3)
    page.seeDialog('O requerimento foi gravado em outro lugar')
    page.seeCurrentStep('Dados')
    expect(lastPath(page)).toBe('/requerimento01/7/1/1')
  })
})
