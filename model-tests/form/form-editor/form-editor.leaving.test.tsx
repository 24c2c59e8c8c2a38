import { describe, test } from 'vitest'
import type { LoadedRequest } from '#domain/request-kinds/edited-request.ts'
import { portabilityWith } from '#tools/samples/specialised-answers.ts'
import { ana, loaded, withoutBank } from '#tools/samples/wizard.ts'
import { arriveAt, type WizardPage } from '../wizard/wizard.page.tsx'

describe('form editor: a step that is left', () => {
  test('a removed dependant can be brought back until then', async () => {
    const page = await arriveAt({}, loaded({ answers: { ...withoutBank, dependentes: [ana] } }))
    await page.clickIcon('Excluir dependente 1')
    page.seeText('Você excluiu: Ana Duarte')
    await page.pickStep('Documentos')
    await page.pickStep('Dados')
    page.seeNoText('Você excluiu: Ana Duarte')
  })

  const portability = loaded({ request: { typeId: 10 }, answers: portabilityWith() })

  test.each<[string, number, (page: WizardPage) => Promise<void>, LoadedRequest?]>([
    ['Voltar in the documents', 3, (page) => page.click('Voltar')],
    ['Voltar in the documents, without a declaration', 3, (page) => page.click('Voltar'), portability],
    ['Voltar in the declaration', 2, (page) => page.click('Voltar')],
    ['the button of the documents', 1, (page) => page.pickStep('Documentos')],
    ['the button of the declaration', 3, (page) => page.pickStep('Declaração de beneficiários')],
    ['the button of the first step', 3, (page) => page.pickStep('Dados')],
  ])('a refusal without problems is gone after %s', async (_way, step, leave, request = loaded()) => {
    const page = await arriveAt({ step }, request)
    await page.click('Gravar e continuar depois')
    await page.endSave({
      kind: 'refused',
      status: 422,
      message: 'O requerimento já foi enviado.',
      problems: [],
    })
    page.seeAlert({
      title: 'Não foi possível salvar o requerimento.',
      detail: 'O requerimento já foi enviado.',
    })
    await leave(page)
    page.seeAlert(null)
  })
})

describe('form editor: an answer that is left after a draft was refused', () => {
  const BRANCH = 'Agência: Mínimo 4 caracteres. Se necessário preencha com um zero a esquerda.'
  const seeProblems = (page: WizardPage, ...problems: readonly string[]) =>
    page.seeAlert({ title: 'Problemas de preenchimento. Verifique o formulário.', problems })

  test.each([
    ['', []],
    ['12345678901', ['Conta: Máximo 10 caracteres']],
    ['12345678901-X', ['Conta: Máximo 10 caracteres']],
  ])('%j has its problem from then on, if it is not missing', async (account, problems) => {
    const page = await arriveAt({}, loaded())
    await page.typeBranch('12')
    await page.click('Gravar e continuar depois')
    seeProblems(page, BRANCH)
    if (account === '') await page.user.clear(page.field('Conta'))
    else await page.typeAccount(account)
    seeProblems(page, BRANCH)
    await page.leaveAccount()
    seeProblems(page, BRANCH, ...problems)
  })
})
