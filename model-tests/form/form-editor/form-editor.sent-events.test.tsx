import { describe, expect, test } from 'vitest'

import { dependantRow, validAnswers } from '#tools/samples/benefit-answers.ts'
import { attachedIdentity, kept, loaded, saved, unsaved, withoutBank } from '#tools/samples/wizard.ts'
import { arriveAt, type WizardPage } from '../wizard/wizard.page.tsx'

const rejected = { ...attachedIdentity, situationId: 2 }

const addresses = ({ heard }: WizardPage) =>
  heard.router.map(({ path, replace, leaving }) => ({ path, replace, leaving }))

// BANKDATA-24, BANKDATA-25, FORM-16, FORM-17, FORM-21, FORM-23, FORM-25, NAV-22, NAV-26, STEPS-14, STEPS-15
describe('form editor: navigation', () => {
  test.each([
    { asked: null, at: '/requerimento01/7/1/1' },
    { asked: 2, at: '/requerimento01/7/1/2' },
    { asked: 3, at: '/requerimento01/7/1/3' },
    { asked: 9, at: '/requerimento01/7/1/1' },
  ])('arriving at step $asked replaces the URL by step $at', async ({ asked, at }) => {
    const page = await arriveAt({ step: asked }, loaded())
    expect(addresses(page)).toEqual([{ path: at, replace: true, leaving: null }])
  })

  test.each([
    { lacks: 'nothing', change: {}, at: 3 },
    { lacks: 'an answer', change: { answers: withoutBank }, at: 1 },
    { lacks: 'an answer and a document', change: { answers: withoutBank, documents: [rejected] }, at: 1 },
    { lacks: 'a document', change: { documents: [rejected] }, at: 3 },
    {
      lacks: 'a document that the fund rejected',
      change: { documents: [rejected], request: { status: 'E' } },
      at: 3,
    },
    { lacks: 'what the fund asked for in a message', change: { request: { status: 'E' } }, at: 1 },
    {
      lacks: 'anything, which it does not take',
      change: { documents: [rejected], request: { status: 'A' } },
      at: 1,
    },
    {
      lacks: 'a document, with answers kept in the tab',
      change: { documents: [rejected], draft: kept(validAnswers) },
      at: 1,
    },
  ] as const)('a request that lacks $lacks opens step $at', async ({ change, at }) => {
    const page = await arriveAt({ step: 0 }, loaded(change))
    expect(addresses(page)).toEqual([{ path: `/requerimento01/7/1/${at}`, replace: true, leaving: null }])
  })

  test('a new request opens its first step, and gets its id when it is saved', async () => {
    const page = await arriveAt({ requestId: null, step: 3 }, unsaved)
    await page.click('Próximo')
    await page.endSave(saved({ id: 12 }))
    expect(addresses(page)).toEqual([
      { path: '/requerimento01/novo/1', replace: true, leaving: null },
      { path: '/requerimento01/12/1/2', replace: false, leaving: '/requerimento01/12/1/1' },
    ])
    expect(page.heard.openRequest.filter(({ type }) => type === 'request.opened')).toEqual([
      { type: 'request.opened', requestId: null, typeId: 1 },
      { type: 'request.opened', requestId: 12, typeId: 1 },
    ])
  })

  test('the type from the server takes precedence over that of the URL', async () => {
    const page = await arriveAt({ typeId: 3 }, loaded())
    expect(page.heard.router.at(-1)).toMatchObject({ path: '/requerimento01/7/1/1' })
  })

  test('Voltar leads from the first step to the list, and from the others to the step before', async () => {
    const page = await arriveAt({ step: 3 }, loaded())
    await page.click('Voltar')
    await page.click('Voltar')
    await page.click('Voltar')
    expect(addresses(page).map(({ path }) => path)).toEqual([
      '/requerimento01/7/1/3',
      '/requerimento01/7/1/2',
      '/requerimento01/7/1/1',
      '/',
    ])
  })
})

describe('form editor: saves', () => {
  test('Próximo saves with status L, and with version and key of the request', async () => {
    const page = await arriveAt({}, loaded())
    await page.click('Próximo')
    expect(page.saves).toMatchObject([
      {
        intent: 'L',
        key: 'first-key',
        request: { id: 7, version: 3 },
        cpf: '52998224725',
        cloud: { id: 900 },
      },
    ])
    expect(page.saves[0]).toHaveProperty('answers.detalhes.banco', '001')
  })

  test('the next save uses the key from the last reply', async () => {
    const page = await arriveAt({}, loaded())
    await page.click('Próximo')
    await page.endSave(saved({ version: 4 }))
    await page.beneficiariesArrive([])
    await page.click('Próximo')
    expect(page.saves[1]).toMatchObject({ key: 'next-key', request: { version: 4 } })
  })

  test('an interrupted save keeps the participant in place and is retried with the same key', async () => {
    const page = await arriveAt({}, loaded())
    await page.click('Próximo')
    await page.interruptSave()
    page.seeBusy('Próximo')
    expect(page.heard.signedIn).toMatchObject([{ type: 'call.interrupted' }])
    await page.retry()
    expect(page.saves).toHaveLength(2)
    expect(page.saves[1]).toEqual(page.saves[0])
    await page.endSave(saved())
    page.seeCurrentStep('Declaração de beneficiários')
  })

  test.each(['E', null] as const)(
    'a request in E is saved as L and stays in E if the server says %s',
    async (answered) => {
      const page = await arriveAt({}, loaded({ request: { status: 'E', statusName: 'Em exigência' } }))
      await page.click('Próximo')
      await page.endSave(saved({ status: answered }))
      expect(page.saves).toMatchObject([{ intent: 'L' }])
      page.seeText('Em exigência')
      page.seeButtons('Cancelar Requerimento', 'Gravar e continuar depois', 'Voltar', 'Próximo')
    },
  )

  test('Finalizar saves as A with the dependants, cancelling as N without them', async () => {
    const dependentes = [dependantRow()]
    const page = await arriveAt({ step: 3 }, loaded({ answers: { ...validAnswers, dependentes } }))
    await page.click('Finalizar requerimento')
    await page.clickInDialog('Finalizar e enviar')
    await page.endSave({ kind: 'refused', status: 422, message: null, problems: [] })
    await page.click('Cancelar Requerimento')
    await page.clickInDialog('Sim, cancelar')
    expect(page.saves).toMatchObject([
      { intent: 'A', answers: { dependentes } },
      { intent: 'N', answers: { dependentes: [] } },
    ])
  })

  test('every change is sent to the draft with all answers', async () => {
    const page = await arriveAt({}, loaded({ answers: withoutBank }))
    await page.chooseBank('033')
    expect(page.drafts).toEqual([
      {
        type: 'draft.changed',
        requestId: 7,
        typeId: 1,
        cpf: '52998224725',
        answers: { ...validAnswers, detalhes: { ...validAnswers.detalhes, banco: '033' } },
        stored: withoutBank,
        version: 3,
        saveKey: 'first-key',
      },
    ])
  })
})
