import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answersOf } from '#domain/forms/answers.ts'
import type { Answers } from '#domain/forms/form.ts'
import {
  companyRow,
  designatedRow,
  enrolmentFacts,
  enrolmentWith,
  exposureRow,
} from '#tools/samples/enrolment-answers.ts'
import { bankChangeWith, benefitRow } from '#tools/samples/specialised-answers.ts'

import { draft, openWizard, ownReference } from './support/wizard-harness.tsx'

const control = (path: string) => document.getElementById(path) as HTMLInputElement
const isMarked = (path: string) => control(path).getAttribute('aria-invalid') === 'true'

const messageAt = (path: string) =>
  (control(path).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')

/** The heading of the section, with what is left in it. */
const section = (title: string) => screen.getByRole('heading', { name: title }).parentElement?.textContent

const SHORT_BRANCH = 'Mínimo 4 caracteres. Se necessário preencha com um zero a esquerda.'

const reference = { ...ownReference, enrolment: enrolmentFacts().enrolment }

type Opened = Parameters<typeof openWizard>[0]

/** A request of the type: a new one has neither id nor answers. */
const openForm = (typeId: number, isNew: boolean, answers: Answers = answersOf({})) =>
  openWizard({
    reference,
    loaded: { request: { ...draft.request, typeId, id: isNew ? null : 70 }, answers },
  } as Opened)

type User = Awaited<ReturnType<typeof openWizard>>['user']

async function fill(user: User, path: string, text: string) {
  await user.click(control(path))
  await user.paste(text)
}

/** One of each control whose text can be wrong. */
const FIELDS: readonly (readonly [number, string, string, string])[] = [
  [1, 'detalhes.agencia', '12', SHORT_BRANCH],
  [4, 'detalhes.data_obito', '22/11/2026', 'Data maior que a atual'],
  [4, 'detalhes.cpf_participante_pensao', '11111111111', 'CPF inválido'],
  [5, 'endereco.email_pessoal', 'maria', 'E-mail inválido'],
  [10, 'detalhes.cnpj_entidade', '12ABC34501DE36', 'CNPJ inválido'],
  [11, 'participante.mae', 'c'.repeat(65), 'Máximo 64 caracteres'],
]

for (const isNew of [true, false]) {
  test.each(FIELDS)(
    `type %i, ${isNew ? 'new' : 'draft'}: %s filled with %j is marked when it is left, not before`,
    async (typeId, path, text, message) => {
      const { user } = await openForm(typeId, isNew)
      await fill(user, path, text)
      expect(isMarked(path)).toBe(false)
      await user.tab()
      expect(isMarked(path)).toBe(true)
      expect(messageAt(path)).toContain(message)
      expect(screen.queryByRole('alert')).toBeNull()
      fireEvent.input(control(path), { target: { value: '' } })
      expect(isMarked(path)).toBe(false)
      await user.tab()
      expect(isMarked(path)).toBe(false)
      cleanup()
    },
  )
}

// ENROL-70, FORM-44, FORM-45
test('an answer that is corrected is right at once, and wrong again at the key that makes it so', async () => {
  const { user } = await openForm(1, true)
  await fill(user, 'detalhes.agencia', '12')
  await user.tab()
  await user.type(control('detalhes.agencia'), '34')
  expect(isMarked('detalhes.agencia')).toBe(false)
  await user.type(control('detalhes.agencia'), '{Backspace}')
  expect(isMarked('detalhes.agencia')).toBe(true)
})

test.each([
  [1, 'detalhes.agencia', '123', 'Agência', '0123'],
  [10, 'detalhes.agencia_entidade', '47', 'Agência', '047'],
])('type %i: %s of %j takes a zero in front after the link of the summary (P-771)', async (...row) => {
  const [typeId, path, typed, label, next] = row
  const { user } = await openForm(typeId, true)
  await fill(user, path, typed)
  await user.click(screen.getByRole('button', { name: 'Próximo' }))
  const summary = within(await screen.findByRole('alert'))
  control(path).setSelectionRange(typed.length, typed.length)
  await user.click(summary.getByText(`${label}: ${SHORT_BRANCH}`, { exact: false }))
  expect(document.activeElement).toBe(control(path))
  expect(control(path).value).toBe(typed)
  expect(control(path).selectionStart).toBe(0)
  expect(control(path).selectionEnd).toBe(0)
  await user.keyboard('0')
  expect(control(path).value).toBe(next)
})

test('a branch that is too long keeps its end as it is focused, and every digit (P-771)', async () => {
  const { user } = await openForm(1, true)
  await fill(user, 'detalhes.agencia', '123456')
  await user.tab()
  expect(messageAt('detalhes.agencia')).toContain('Máximo 4 caracteres')
  control('detalhes.agencia').focus()
  expect(control('detalhes.agencia').value).toBe('123456')
  expect(control('detalhes.agencia').selectionEnd).toBe(6)
})

test('an answer in a row is marked when it is left, and a new row with its id is not', async () => {
  const { user } = await openForm(13, true)
  await user.click(screen.getByRole('button', { name: 'Adicionar dependente' }))
  await fill(user, 'dependentes.-1.cpf', '12345678900')
  await user.tab()
  expect(messageAt('dependentes.-1.cpf')).toContain('CPF inválido')
  expect(isMarked('dependentes.-1.nome')).toBe(false)
  await user.click(screen.getByRole('button', { name: 'Excluir dependente 1' }))
  await user.click(screen.getByRole('button', { name: 'Adicionar dependente' }))
  await fill(user, 'dependentes.-1.cpf', '12345678900')
  expect(isMarked('dependentes.-1.cpf')).toBe(false)
})

test('a section counts what is marked first, and then what is missing', async () => {
  const { user } = await openForm(5, true)
  expect(section('Conta bancária')).toContain('faltam 3')
  await fill(user, 'detalhes.agencia', '12')
  expect(section('Conta bancária')).toContain('faltam 2')
  await user.tab()
  expect(section('Conta bancária')).toContain('1 campo a corrigir, faltam 2')
  await user.clear(control('detalhes.agencia'))
  expect(section('Conta bancária')).not.toContain('a corrigir')
})

test('a list that was not touched is missing before Próximo, and to correct after it', async () => {
  const { user } = await openForm(15, false, bankChangeWith({}, benefitRow()))
  expect(section('Benefícios')).toContain('escolha ao menos um')
  expect(section('Benefícios')).not.toContain('a corrigir')
  await user.click(screen.getByRole('button', { name: 'Próximo' }))
  expect(section('Benefícios')).toContain('1 campo a corrigir')
  expect(section('Benefícios')).not.toContain('falta')
})

const PEP = 'Você é pessoa politicamente exposta?'

const answerPep = (answer: 'Sim' | 'Não') =>
  fireEvent.click(within(screen.getByRole('group', { name: PEP })).getByLabelText(answer))

test('political exposure opens the first detail, and its denial clears the details', async () => {
  const answers = enrolmentWith({}, { designados: [designatedRow({ sexo: 'F' })] })
  const { user } = await openForm(11, false, answers)
  answerPep('Sim')
  await waitFor(() => expect(control('peps.-1.pessoa')).not.toBeNull())
  expect(section('Detalhes da exposição política')).toContain('faltam 3')
  expect(section('Detalhes da exposição política')).not.toContain('a corrigir')
  await fill(user, 'peps.-1.pessoa', 'Clara Nogueira')
  answerPep('Não')
  await waitFor(() => expect(document.getElementById('peps.-1.pessoa')).toBeNull())
  answerPep('Sim')
  await waitFor(() => expect(control('peps.-1.pessoa').value).toBe(''))
})

test('the denial of political exposure leaves removed rows of other lists removed and to be restored', async () => {
  const answers = enrolmentWith(
    { politicamente_exposto: 'S' },
    { empresas: [companyRow()], peps: [exposureRow()], designados: [designatedRow({ sexo: 'F' })] },
  )
  const { user, actor } = await openForm(11, false, answers)
  await user.click(screen.getByRole('button', { name: 'Excluir empresa 1' }))
  await user.click(screen.getByRole('button', { name: 'Excluir detalhe 1' }))
  answerPep('Não')
  expect(actor.getSnapshot().context.filled.answers).toMatchObject({ empresas: [], peps: [] })
  expect(actor.getSnapshot().context.filled.removedRows.map(({ part }) => part)).toEqual(['empresas'])
  await user.click(screen.getByRole('button', { name: 'Desfazer a exclusão de Casa Lotérica' }))
  expect(control('empresas.-1.nome_empresa').value).toBe('Casa Lotérica')
})

test('a first detail that opens after a refused Próximo is judged as in a new form', async () => {
  const answers = enrolmentWith(
    { politicamente_exposto: 'S', mae: '' },
    {
      peps: [exposureRow({ pessoa: '', cpf: '12345678900' })],
      designados: [designatedRow({ sexo: 'F' })],
    },
  )
  const { user } = await openForm(11, false, answers)
  await user.click(screen.getByRole('button', { name: 'Próximo' }))
  expect(messageAt('peps.-1.pessoa')).toContain('Obrigatório')
  expect(messageAt('peps.-1.cpf')).toContain('CPF inválido')
  answerPep('Não')
  await waitFor(() => expect(document.getElementById('peps.-1.pessoa')).toBeNull())
  answerPep('Sim')
  await waitFor(() => expect(control('peps.-1.pessoa')).not.toBeNull())
  expect(isMarked('peps.-1.pessoa')).toBe(false)
  await fill(user, 'peps.-1.cpf', '12345678900')
  expect(isMarked('peps.-1.cpf')).toBe(false)
  await user.tab()
  expect(messageAt('peps.-1.cpf')).toContain('CPF inválido')
  expect(isMarked('participante.mae')).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Próximo' }))
  expect(messageAt('peps.-1.pessoa')).toContain('Obrigatório')
})
