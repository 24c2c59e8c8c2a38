import { describe, expect, test } from 'vitest'
import { attachedIdentity, loaded, saved } from '#tools/samples/wizard.ts'
import { arriveAt, type WizardPage } from '../wizard/wizard.page.tsx'

const _SEND = 'Finalizar o requerimento 2026-000007 e enviar para análise?'
const _CANCEL = 'Deseja cancelar o requerimento?'

/** The documents step, with an earlier step in the browser's history. */
async function open() {
  const page = await arriveAt({}, loaded({ documents: [attachedIdentity] }))
  await page.pickStep('Documentos')
  return page
}

const lastPath = ({ heard }: WizardPage) => heard.router.at(-1)?.path

describe("form editor: the browser's Back while a dialog is open (P-330)", () => {
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
})
