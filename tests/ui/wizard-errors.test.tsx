import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'

import { CallError, type Problem } from '#domain/call-failure.ts'

import { draft, openWizard } from './support/wizard-harness.tsx'

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

describe('while something is wrong', () => {
  test('the window says so first, until it is mended', async () => {
    const { user } = await openWizard()
    expect(document.title).toBe(TITLE)
    const mother = screen.getByLabelText('Nome da mãe')
    await user.clear(mother)
    await user.click(proceed())
    expect(document.title).toBe(`Erro: ${TITLE}`)
    await user.type(mother, 'Rosa')
    expect(document.title).toBe(TITLE)
  })

  test('the summary stays with what is left, and leaves the keyboard where it is', async () => {
    const { user } = await openWizard()
    await user.clear(screen.getByLabelText('Nome da mãe'))
    await user.clear(screen.getByLabelText('Conta'))
    await user.click(proceed())
    await user.type(screen.getByLabelText('Nome da mãe'), 'Rosa')
    expect(links()).toEqual(['Conta: Obrigatório'])
    expect(document.activeElement).toBe(screen.getByLabelText('Nome da mãe'))
    await user.type(screen.getByLabelText('Conta'), '1')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('a question keeps its own mark', async () => {
    const answers = {
      ...draft.answers,
      detalhes: { ...draft.answers.detalhes, representante_legal: '' },
    }
    const { user } = await openWizard({ loaded: { answers } })
    await user.click(proceed())
    expect(links()).toEqual(['Você tem representante legal? Obrigatório'])
  })

  test('its sentence is read with the field, and so is the hint', async () => {
    const { user } = await openWizard()
    const account = screen.getByLabelText('Conta')
    await user.clear(account)
    await user.click(proceed())
    const ids = (account.getAttribute('aria-describedby') ?? '').split(' ')
    expect(ids.map((id) => document.getElementById(id)?.textContent)).toEqual([
      'Obrigatório',
      'Somente números, sem o dígito.',
    ])
  })
})

describe('a long summary', () => {
  const unanswered = { rg_bnf: '', orgao_emissor_rg_bnf: '', uf_rg_bnf: '', nome_mae: '', banco: '' }

  test('shows its first links and unfolds the others, in their order', async () => {
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
    ).toEqual(['Agência: Obrigatório', 'Conta: Obrigatório', 'CEP: Obrigatório', 'Cidade: Obrigatório'])
    expect(links()).toHaveLength(9)
  })

  test('of a few links folds nothing', async () => {
    const answers = { ...draft.answers, detalhes: { ...draft.answers.detalhes, ...unanswered } }
    const { user } = await openWizard({ loaded: { answers } })
    await user.click(proceed())
    expect(links()).toHaveLength(5)
    expect(within(summary()).queryByText(/^Mais \d+ problemas/)).toBeNull()
  })
})

describe('a refused Finalizar', () => {
  const answers = { ...draft.answers, detalhes: { ...draft.answers.detalhes, nome_mae: '', conta: '' } }
  const finalize = () => screen.getByRole('button', { name: 'Finalizar requerimento' })

  test('opens the step, and its links lead there from any other', async () => {
    const { user } = await openWizard({ step: 3, loaded: { answers } })
    await user.click(finalize())
    expect(document.activeElement?.contains(summary())).toBe(true)
    await user.click(screen.getByRole('button', { name: /Documentos/ }))
    expect(links()).toEqual(['Nome da mãe: Obrigatório', 'Conta: Obrigatório'])
    expect(document.title).toBe('Erro: Benefício de aposentadoria: Documentos · Fundação Horizonte')
    await user.click(screen.getByRole('link', { name: 'Conta: Obrigatório' }))
    expect(document.activeElement).toBe(screen.getByLabelText('Conta'))
    expect(screen.getByLabelText('Nome da mãe').getAttribute('aria-invalid')).toBe('true')
  })
})

describe('what the server refuses', () => {
  const BANK = { path: 'detalhes.banco', message: 'Banco não aceito' }
  const ACCOUNT = { path: 'detalhes.conta', message: 'Conta encerrada' }

  test('stands beside its answer until that answer is another', async () => {
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

  test('of an answer of another step is led to, and what has no place is said all the same', async () => {
    const { user } = await openWizard({
      step: 2,
      save: refuse([BANK, { path: 'documentos.9', message: 'Documento ilegível' }]),
    })
    await user.click(proceed())
    await waitFor(() => expect(links()).toEqual(['Banco: Banco não aceito']))
    expect(within(summary()).getByText('Documento ilegível')).toBeTruthy()
    expect(screen.getByLabelText('Banco').getAttribute('aria-invalid')).toBe('true')
  })

  test('of a list leads to its heading', async () => {
    const { user } = await openWizard({
      save: refuse([{ path: 'dependentes', message: 'Somatório deve ser 100%' }]),
    })
    await user.click(proceed())
    const name = 'Dependentes para o Imposto de Renda: Somatório deve ser 100%'
    await user.click(await screen.findByRole('link', { name }))
    expect(document.activeElement).toBe(
      screen.getByRole('heading', { name: 'Dependentes para o Imposto de Renda' }),
    )
  })
})
