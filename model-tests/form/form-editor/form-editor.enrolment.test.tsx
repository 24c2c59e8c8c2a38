import { describe, expect, test } from 'vitest'

import { enrolmentFacts, enrolmentWith } from '#tools/samples/enrolment-answers.ts'
import { loaded, refused, saved, visit } from '#tools/samples/wizard.ts'
import { arriveAt } from '../wizard/wizard.page.tsx'

const { enrolment } = enrolmentFacts()

const enrolmentAt = (id: number | null, answers = enrolmentWith()) =>
  loaded({
    request: { id, typeId: 11, typeName: 'Adesão ao plano II', version: id === null ? null : 1 },
    answers,
    facts: enrolment ? { enrolment } : {},
  })

const SAVED = 'O requerimento foi salvo com sucesso! Envie agora os documentos necessários!'

// ENROL-15, ENROL-16, ENROL-19
describe('form editor: an enrolment', () => {
  test('its first save shows a notice for 4 seconds, and leads to the documents', async () => {
    const { reference } = visit()
    const types = [{ id: 11, name: 'Adesão ao plano II', details: '', planId: 2 }]
    const input = { requestId: null, typeId: 11, reference: { ...reference, types } }
    const page = await arriveAt(input, enrolmentAt(null))
    await page.click('Próximo')
    await page.endSave(saved({ id: 12, rows: {} }))
    expect(page.heard.notices).toMatchObject([{ text: SAVED, tone: 'success', time: 4000 }])
    expect(page.heard.router.at(-1)).toMatchObject({ path: '/requerimento03/12/11/3' })
  })

  test('later saves show no notice', async () => {
    const page = await arriveAt({ typeId: 11 }, enrolmentAt(7))
    await page.click('Próximo')
    await page.endSave(saved({ rows: {} }))
    expect(page.heard.notices).toEqual([])
  })

  test('its problems have a special heading', async () => {
    const page = await arriveAt({ typeId: 11 }, enrolmentAt(7, enrolmentWith({ mae: '' })))
    await page.click('Próximo')
    page.seeText('Existem problemas no preenchimento. Favor revisar o formulário.')
    expect(page.saves).toEqual([])
  })

  test('its refused save shows a special message', async () => {
    const page = await arriveAt({ typeId: 11 }, enrolmentAt(7))
    await page.click('Próximo')
    await page.endSave(refused)
    page.seeText('Não foi possível salvar o requerimento.')
    expect(page.heard.notices).toEqual([])
  })
})
