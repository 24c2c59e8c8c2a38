import { expect, test } from 'vitest'

import { enrolmentWith } from '#samples/enrolment-answers.ts'
import { portabilityWith } from '#samples/specialised-answers.ts'

import { arriveAt, type WizardPage } from './wizard.page.tsx'
import { loaded } from './wizard.samples.ts'

const ENTITY = 'CEP da entidade (opcional)'

const found = { endereco: 'Praça Sete', bairro: 'Centro', cidade: 'Belo Horizonte', estado: 'MG' }

const openPortability = () =>
  arriveAt({ typeId: 10 }, loaded({ request: { typeId: 10 }, answers: portabilityWith() }))

const type = async (page: WizardPage, label: string, text: string) => {
  await page.user.clear(page.field(label))
  await page.user.click(page.field(label))
  await page.user.paste(text)
}

test('the address of a receiving entity is filled in, and that of the participant stays', async () => {
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

test('both addresses of a portability are looked up at the same time', async () => {
  const page = await openPortability()
  await type(page, ENTITY, '30130010')
  await type(page, 'CEP', '01310100')
  expect(page.lookups).toEqual([{ digits: '30130010' }, { digits: '01310100' }])
  page.seeUnder(ENTITY, 'Consultando o CEP…')
  page.seeUnder('CEP', 'Consultando o CEP…')
})

test('a code that there is not is told beside the code of the entity alone', async () => {
  const page = await openPortability()
  await type(page, ENTITY, '30130010')
  await page.lookUpAnswers(null)
  page.seeUnder(ENTITY, 'CEP não encontrado. Confira o número.')
  page.seeUnder('CEP', null)
})

test('a look-up that failed is made again, and the keyboard goes on in the field', async () => {
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

test('the address of an enrolment is filled in, what is over its limit is flagged and not cut', async () => {
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

test('an enrolment from abroad looks nothing up', async () => {
  const page = await arriveAt({ typeId: 11 }, loaded({ request: { typeId: 11 }, answers: enrolmentWith() }))
  await page.user.selectOptions(page.field('País'), '160')
  expect(page.answers().participante).toMatchObject({ cep: '', estado: '' })
  expect(page.lookups).toEqual([])
})
