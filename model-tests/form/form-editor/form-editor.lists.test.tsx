import { expect, test } from 'vitest'

import { CallError } from '#domain/call-failure.ts'
import { enrolmentWith } from '#tools/samples/enrolment-answers.ts'
import { loaded } from '#tools/samples/wizard.ts'
import { lists } from '../form-options/form-options.cases.ts'
import { arriveAt } from '../wizard/wizard.page.tsx'

const MISSING = 'Não foi possível carregar as opções de algumas listas.'

const request = { typeId: 11, typeName: 'Adesão ao plano II' }
const open = (change: Parameters<typeof loaded>[0] = {}) =>
  arriveAt({ typeId: 11 }, loaded({ answers: enrolmentWith({ id_regional: '' }), ...change, request }))

test('form editor: lists that could not be loaded are reported, and can be requested again', async () => {
  const page = await open()
  page.seeText(MISSING)
  expect(page.field('Regional').options).toHaveLength(1)
  await page.user.type(page.field('Nome da mãe'), ' Souza')

  await page.click('Tentar novamente')
  page.seeBusy('Tentar novamente')
  await page.listsFail(new CallError({ kind: 'interrupted' }))
  page.seeText(MISSING)
  expect(page.listLoads).toHaveLength(1)

  await page.click('Tentar novamente')
  await page.listsArrive(lists)
  page.seeNoText(MISSING)
  expect([...page.field('Regional').options].map(({ text }) => text)).toContain('Minas')
  expect(page.field('Nome da mãe').value).toBe('Célia Duarte Pinho Souza')
})

test('form editor: the focus moves to the first list once it is loaded', async () => {
  const page = await open()
  await page.click('Tentar novamente')
  await page.listsArrive(lists)
  expect(document.activeElement).toBe(page.field('Patrocinadora'))
})

test('form editor: lists that arrive later leave no unsaved answers', async () => {
  const page = await open({ answers: enrolmentWith() })
  expect(page.answers().detalhes.nome_empresa).toBe('2')
  await page.click('Tentar novamente')
  await page.listsArrive(lists)
  expect(page.answers().detalhes.nome_empresa).toBe('Empresa de Dados')
  expect(page.drafts).toEqual([])
})

test('form editor: with the lists, and in a form without lists, there is no message', async () => {
  const page = await open({ facts: { enrolment: lists } })
  page.seeNoText(MISSING)
  const other = await arriveAt({}, loaded())
  other.seeNoText(MISSING)
})
