import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'

import { CallError, type Problem } from '#domain/call-failure.ts'
import { places } from '#tools/samples/places.ts'
import { draft, openWizard, openWizardPage } from './support/wizard-harness.tsx'

const TITLE = 'Benefício de aposentadoria: Dados · Fundação Horizonte'

const proceed = () => screen.getByRole('button', { name: 'Próximo' })
const summary = () => screen.getByRole('alert')
const links = () =>
  within(summary())
    .queryAllByRole('link')
    .map((link) => link.textContent)

const refuse = (problems: readonly Problem[]) => () =>
  Promise.reject(
    new CallError({ kind: 'refused', status: 422, message: 'Confira os dados bancários.', problems }),
  )

describe('wizard: problems', () => {
  test('the page title reports them until they are corrected', async () => {
    const { user } = await openWizard()
    expect(document.title).toBe(TITLE)
    const mother = screen.getByLabelText('Nome da mãe')
    await user.clear(mother)
    await user.click(proceed())
    expect(document.title).toBe(`Erro: ${TITLE}`)
    await user.type(mother, 'Rosa')
    expect(document.title).toBe(TITLE)
  })

  test('the summary has the focus, links to each, and keeps the remaining ones without moving it', async () => {
    const { user } = await openWizard()
    await user.clear(screen.getByLabelText('Nome da mãe'))
    await user.clear(screen.getByLabelText('Conta'))
    await user.click(proceed())
    expect(document.activeElement, 'the focus after Próximo').toBe(summary().parentElement)
    expect(links()).toEqual(['Preencha: Nome da mãe', 'Preencha: Conta'])
    expect(within(summary()).getByText('Faltam 2 respostas:')).toBeTruthy()
    await user.click(screen.getByRole('link', { name: 'Preencha: Nome da mãe' }))
    await user.keyboard('Rosa')
    expect(links()).toEqual(['Preencha: Conta'])
    expect(document.activeElement).toBe(screen.getByLabelText('Nome da mãe'))
    await user.type(screen.getByLabelText('Conta'), '1')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('it names both deeds where some lack and others are wrong', async () => {
    const { user } = await openWizard()
    await user.clear(screen.getByLabelText('Nome da mãe'))
    await user.clear(screen.getByLabelText('Agência'))
    await user.type(screen.getByLabelText('Agência'), '12')
    await user.click(proceed())
    expect(within(summary()).getByText('Responda o que falta e corrija o que está errado:')).toBeTruthy()
    expect(links()).toHaveLength(2)
  })

  test('a link can lead to a radio, and names the row of a dependant', async () => {
    const { user } = await openWizard()
    await user.click(screen.getByRole('button', { name: 'Adicionar dependente' }))
    await user.click(proceed())
    await user.click(screen.getByRole('link', { name: 'Escolha: Sexo (Dependente 1)' }))
    expect(document.activeElement).toBe(screen.getByLabelText('Feminino'))
  })

  test('a question with several controls is marked itself', async () => {
    const answers = {
      ...draft.answers,
      detalhes: { ...draft.answers.detalhes, representante_legal: '' },
    }
    const { user } = await openWizard({ loaded: { answers } })
    await user.click(proceed())
    expect(links()).toEqual(['Responda: Você tem representante legal?'])
  })
})

test('wizard: malformed answers refuse to be kept before leaving, and their summary gets the focus', async () => {
  const { actor, user } = await openWizardPage()
  const account = screen.getByLabelText('Conta')
  await user.clear(account)
  await user.type(account, '12a')
  await act(async () => actor.send({ type: 'navigation.blocked', place: places.list }))
  await user.click(screen.getByRole('button', { name: 'Gravar e continuar depois' }))
  const alert = await screen.findByRole('alert')
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(document.activeElement, 'the focus after Gravar').toBe(alert.parentElement)
})

describe('wizard: a long summary', () => {
  const unanswered = { rg_bnf: '', orgao_emissor_rg_bnf: '', uf_rg_bnf: '', nome_mae: '', banco: '' }

  test('it shows its first links, and the others in order when expanded', async () => {
    const answers = {
      ...draft.answers,
      detalhes: { ...draft.answers.detalhes, ...unanswered, agencia: '', conta: '' },
      endereco: { ...draft.answers.endereco, cep: '', cidade: '' },
    }
    const { user } = await openWizard({ loaded: { answers } })
    await user.click(proceed())
    const folded = within(summary()).getByText('Mais 4 problemas').closest('details')
    expect(
      within(folded as HTMLElement)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Preencha: Agência', 'Preencha: Conta', 'Preencha: CEP', 'Preencha: Cidade'])
    expect(links()).toHaveLength(9)
  })

  test('one with few links has no button', async () => {
    const answers = { ...draft.answers, detalhes: { ...draft.answers.detalhes, ...unanswered } }
    const { user } = await openWizard({ loaded: { answers } })
    await user.click(proceed())
    expect(links()).toHaveLength(5)
    expect(within(summary()).queryByText(/^Mais \d+ problemas/)).toBeNull()
  })
})

describe('wizard: a refused Finalizar', () => {
  const answers = { ...draft.answers, detalhes: { ...draft.answers.detalhes, nome_mae: '', conta: '' } }
  const finalize = () => screen.getByRole('button', { name: 'Finalizar requerimento' })

  test('it opens the first step with problems, and its links work from every step', async () => {
    const { user } = await openWizard({ step: 3, loaded: { answers } })
    await user.click(finalize())
    expect(document.activeElement, 'the focus after Finalizar').toBe(summary().parentElement)
    await user.click(screen.getByRole('button', { name: /Documentos/ }))
    expect(links()).toEqual(['Preencha: Nome da mãe', 'Preencha: Conta'])
    expect(document.title).toBe('Erro: Benefício de aposentadoria: Documentos · Fundação Horizonte')
    await user.click(screen.getByRole('link', { name: 'Preencha: Conta' }))
    expect(document.activeElement).toBe(screen.getByLabelText('Conta'))
    expect(screen.getByLabelText('Nome da mãe').getAttribute('aria-invalid')).toBe('true')
  })
})

describe('wizard: refusals of the server', () => {
  const BANK = { path: 'detalhes.banco', message: 'Banco não aceito' }
  const ACCOUNT = { path: 'detalhes.conta', message: 'Conta encerrada' }

  test('one is shown at its answer until that answer changes', async () => {
    const { user } = await openWizard({ save: refuse([BANK, ACCOUNT]) })
    await user.click(proceed())
    await waitFor(() => expect(links()).toEqual(['Banco: Banco não aceito', 'Conta: Conta encerrada']))
    expect(within(summary()).getByText('Não foi possível salvar o requerimento.')).toBeTruthy()
    expect(within(summary()).getByText('Confira os dados bancários.')).toBeTruthy()
    const way = () => screen.getByRole('navigation', { name: 'Passos do requerimento' }).textContent
    expect(way()).toContain('2 campos a corrigir')
    await user.selectOptions(screen.getByLabelText('Banco'), '033')
    expect(links()).toEqual(['Conta: Conta encerrada'])
    expect(way()).toContain('1 campo a corrigir')
    await user.type(screen.getByLabelText('Conta'), '1')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('one counts as missing by its code, whatever its words are (P-788)', async () => {
    const missing = { ...BANK, code: 'required', message: 'Diga o banco' } as const
    const { user } = await openWizard({ save: refuse([missing, { ...ACCOUNT, message: 'Obrigatório' }]) })
    await user.click(proceed())
    await waitFor(() => expect(links()).toEqual(['Escolha: Banco', 'Conta: Obrigatório']))
    const way = screen.getByRole('navigation', { name: 'Passos do requerimento' }).textContent
    expect(way).toContain('Dados 1 campo a corrigir, falta 1')
  })

  test('one for an answer of another step is linked, and one without an answer is shown too', async () => {
    const { user } = await openWizard({
      step: 2,
      save: refuse([BANK, { path: 'documentos.9', message: 'Documento ilegível' }]),
    })
    await user.click(proceed())
    await waitFor(() => expect(links()).toEqual(['Banco: Banco não aceito']))
    expect(within(summary()).getByText('Documento ilegível')).toBeTruthy()
    expect(screen.getByLabelText('Banco').getAttribute('aria-invalid')).toBe('true')
  })
})
