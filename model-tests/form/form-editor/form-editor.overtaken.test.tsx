import { describe, expect, test } from 'vitest'

import { validAnswers } from '#tools/samples/benefit-answers.ts'
import { elsewhere, kept, loaded, saved, stale, withAccount } from '#tools/samples/wizard.ts'
import { arriveAt } from '../wizard/wizard.page.tsx'

/** Marina changed the father's name, and learnt that another account was saved elsewhere. */
async function typeUntilOvertaken() {
  const page = await arriveAt({}, loaded())
  page.changeAnswer('nome_pai', 'Rui')
  await page.click('Próximo')
  await page.endSave(stale)
  await page.requestArrives(elsewhere({ answers: withAccount('999') }))
  return page
}

describe('form editor: a request that was saved elsewhere (D-54)', () => {
  test('typed answers are merged with the saved version, under its version and key', async () => {
    const page = await typeUntilOvertaken()
    await page.clickInDialog('Continuar com o que digitei')
    expect(page.answers().detalhes).toMatchObject({ nome_pai: 'Rui', conta: '999' })
    expect(page.drafts.at(-1)).toMatchObject({ type: 'draft.changed', version: 4, saveKey: 'fresh-key' })
    await page.click('Próximo')
    expect(page.saves.at(-1)).toMatchObject({ key: 'fresh-key', request: { version: 4 } })
    expect(page.saves.at(-1)).toHaveProperty('answers.detalhes.nome_pai', 'Rui')
  })

  test('a changed status is among the changes', async () => {
    const page = await arriveAt({}, loaded())
    await page.click('Próximo')
    await page.endSave(stale)
    await page.requestArrives(
      elsewhere({ answers: validAnswers, request: { status: 'E', statusName: 'Em exigência' } }),
    )
    page.seeInDialog('SituaçãoEstá gravado: Em exigência')
    page.seeDialogButtons('Ver a versão gravada')
  })

  test('answers typed into a request that was sent meanwhile can be read, and do not count as unsaved', async () => {
    const page = await arriveAt({}, loaded())
    page.changeAnswer('nome_pai', 'Rui')
    await page.click('Próximo')
    await page.endSave(stale)
    await page.requestArrives(elsewhere({ request: { status: 'A', statusName: 'Em análise' } }))
    page.seeText('A situação deste requerimento mudou para “Em análise”.')
    page.seeText('Nome do paiRui')
    expect(page.heard.openRequest.at(-1)).toEqual({ type: 'form.settled' })
  })
})

describe('form editor: the draft that the tab kept', () => {
  const typed = { ...validAnswers, detalhes: { ...validAnswers.detalhes, nome_pai: 'Rui' } }

  test('it is restored under the version on which it is based, and with the key of the save that was begun', async () => {
    const page = await arriveAt({}, loaded({ draft: kept(typed) }))
    expect(page.answers()).toEqual(typed)
    await page.click('Próximo')
    expect(page.saves).toMatchObject([{ key: 'kept-key' }])
  })

  test('it is restored over the version of its own save, although the reply was lost and more was typed since', async () => {
    const sent = withAccount('222')
    const draft = kept(withAccount('333'), { sent })
    const page = await arriveAt({}, elsewhere({ answers: sent, draft }))
    page.seeDialog(null)
    expect(page.answers().detalhes.conta).toBe('333')
    expect(page.heard.openRequest).toContainEqual({ type: 'form.unsaved' })
  })

  test('it is discarded if the server has all of it', async () => {
    const page = await arriveAt({}, elsewhere({ answers: typed, draft: kept(typed, { sent: typed }) }))
    page.seeNoText('Recuperamos')
    expect(page.drafts).toMatchObject([{ type: 'draft.dropped' }])
    expect(page.heard.openRequest).not.toContainEqual({ type: 'form.unsaved' })
  })

  test('the next save discards it', async () => {
    const page = await arriveAt({}, loaded({ draft: kept(typed) }))
    await page.click('Próximo')
    await page.endSave(saved())
    page.seeNoText('Recuperamos')
    expect(page.heard.openRequest).toContainEqual({ type: 'form.settled' })
  })
})
