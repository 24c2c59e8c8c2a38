import { expect, test } from 'vitest'

import { enrolmentWith } from '#tools/samples/enrolment-answers.ts'
import { portabilityWith } from '#tools/samples/specialised-answers.ts'
import { loaded } from '#tools/samples/wizard.ts'
import { arriveAt, type WizardPage } from '../wizard/wizard.page.tsx'

const ENTITY = 'CEP da entidade (opcional)'

const found = { endereco: 'Praça Sete', bairro: 'Centro', cidade: 'Belo Horizonte', estado: 'MG' }

const openPortability = () =>
  arriveAt({ typeId: 10 }, loaded({ request: { typeId: 10 }, answers: portabilityWith() }))

const type = async (page: WizardPage, label: string, text: string) => {
  await page.user.clear(page.field(label))
  await page.user.click(page.field(label))
  await page.user.paste(text)
}

test("form editor: the postal code of a receiving entity fills in its address, and not the participant's", async () => {
  const page = await openPortability()
  await type(page, ENTITY, '30130-010')
  expect(page.lookups).toEqual([{ digits: '30130010' }])
  page.seeUnder(ENTITY, 'Consultando o CEP…')
  page.seeUnder('CEP', null)
  const home = page.answers().endereco
  await page.lookUpAnswers(found)
  expect(page.answers().endereco).toEqual(home)
  expect(page.answers().detalhes).toMatchObject({
    cep_entidade: '30130010',
    endereco_entidade: 'Praça Sete',
    bairro_entidade: 'Centro',
    cidade_entidade: 'Belo Horizonte',
    uf_entidade: 'MG',
    numero_entidade: '3400',
  })
})

test('form editor: both postal codes of a portability are looked up concurrently', async () => {
  const page = await openPortability()
  await type(page, ENTITY, '30130010')
  await type(page, 'CEP', '01310100')
  expect(page.lookups).toEqual([{ digits: '30130010' }, { digits: '01310100' }])
  page.seeUnder(ENTITY, 'Consultando o CEP…')
  page.seeUnder('CEP', 'Consultando o CEP…')
})

test('form editor: an unknown postal code of the entity is reported at that field only', async () => {
  const page = await openPortability()
  await type(page, ENTITY, '30130010')
  await page.lookUpAnswers(null)
  page.seeUnder(ENTITY, 'CEP não encontrado. Confira o número.')
  page.seeUnder('CEP', null)
})

test('form editor: a failed lookup can be repeated, and the focus moves to the field', async () => {
  const page = await openPortability()
  await type(page, ENTITY, '30130010')
  await page.lookUpFails()
  page.seeUnder(ENTITY, 'Não foi possível consultar o CEP. Preencha o endereço.')
  await page.clickIcon('Tentar novamente: consultar o CEP')
  page.seeUnder(ENTITY, 'Consultando o CEP…')
  expect(document.activeElement).toBe(page.field(ENTITY))
  await page.lookUpAnswers(found)
  expect(page.field('Cidade (opcional)').value).toBe('Belo Horizonte')
  expect(page.lookups).toEqual([{ digits: '30130010' }, { digits: '30130010' }])
})

test('form editor: the postal code of an enrolment fills in the address, and texts above their limit are marked, not cut', async () => {
  const request = { typeId: 11, typeName: 'Adesão ao plano II' }
  const page = await arriveAt({ typeId: 11 }, loaded({ request, answers: enrolmentWith() }))
  await type(page, 'CEP', '30130010')
  await page.lookUpAnswers({ ...found, bairro: 'Um bairro de nome longo demais' })
  expect(page.answers().participante).toMatchObject({
    cep: '30130010',
    endereco: 'Praça Sete',
    bairro: 'Um bairro de nome longo demais',
    cidade: 'Belo Horizonte',
    estado: 'MG',
  })
  page.seeText('Máximo 20 caracteres')
})

test('form editor: an enrolment with a foreign address makes no lookup', async () => {
  const page = await arriveAt({ typeId: 11 }, loaded({ request: { typeId: 11 }, answers: enrolmentWith() }))
  await page.user.selectOptions(page.field('País'), '160')
  expect(page.answers().participante).toMatchObject({ cep: '', estado: '' })
  expect(page.lookups).toEqual([])
})
