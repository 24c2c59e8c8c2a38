import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'

import { draft, inStatus, openWizard, paper } from './support/wizard-harness.tsx'

describe('wizard: what is still missing', () => {
  const withoutAccount = {
    ...draft.answers,
    detalhes: { ...draft.answers.detalhes, banco: '', agencia: '', conta: '12a' },
  }

  /** The texts of a step without those that are hidden from screen readers. */
  const heard = (step: Element): string =>
    [...step.querySelectorAll('span > span')]
      .map(({ textContent }) => textContent)
      .join(' ')
      .trim()

  const steps = () =>
    within(screen.getByRole('navigation', { name: 'Passos do requerimento' }))
      .getAllByRole('listitem')
      .map(heard)

  test('it is shown at each step of a saved request, and follows the answers', async () => {
    const { user } = await openWizard({
      loaded: { answers: withoutAccount, documents: [paper(1, 'RG'), paper(2, 'CPF')] },
    })
    expect(steps()).toEqual([
      'Dados faltam 2 campos',
      'Declaração de beneficiários nenhum beneficiário marcado',
      'Documentos faltam 2 documentos',
    ])
    await user.selectOptions(screen.getByLabelText('Banco'), '001')
    expect(steps()[0]).toBe('Dados falta 1 campo')
    await user.type(screen.getByLabelText('Agência'), '1234')
    expect(steps()[0]).toBe('Dados falta 1 campo')
    await user.clear(screen.getByLabelText('Agência'))
    await user.type(screen.getByLabelText('Agência'), '12')
    await user.selectOptions(screen.getByLabelText('Banco'), '')
    expect(steps()[0]).toBe('Dados 1 campo a corrigir, falta 1')
  })

  test('it counts each visible question, of a group and of a row', async () => {
    const { user } = await openWizard()
    expect(steps()[0]).toBe('Dados completo')
    await user.click(
      within(screen.getByRole('group', { name: 'Você tem representante legal?' })).getByLabelText('Sim'),
    )
    expect(steps()[0]).toBe('Dados faltam 8 campos')
    await user.click(screen.getByRole('button', { name: 'Adicionar dependente' }))
    expect(steps()[0]).toBe('Dados faltam 13 campos')
  })

  test('an earlier incomplete step is marked as incomplete, not as done', async () => {
    await openWizard({ step: 3, loaded: { answers: withoutAccount } })
    expect(steps().slice(0, 2)).toEqual([
      'incompleto:  Dados faltam 2 campos',
      'Declaração de beneficiários nenhum beneficiário marcado',
    ])
  })

  test('an earlier incomplete step is named with a link, a later one is not', async () => {
    const { user, actor } = await openWizard({
      step: 2,
      loaded: { answers: withoutAccount, documents: [paper(1, 'RG')] },
    })
    expect(screen.queryByRole('button', { name: /^Em Documentos/ })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Em Dados: faltam 2 campos' }))
    expect(actor.getSnapshot().matches({ editing: { step: 'data' } })).toBe(true)
    expect(screen.queryByRole('button', { name: /^Em / })).toBeNull()
  })

  test('a request that takes no changes has none', async () => {
    await openWizard({ loaded: inStatus('A', 'Em análise') })
    expect(steps()[0]).toBe('Dados')
  })
})

describe('wizard: the review before sending', () => {
  const dependentes = [
    {
      id: 61,
      values: {
        nome: 'Ana Duarte',
        cpf: '11144477735',
        data_nascimento: '2010-04-05',
        sexo: 'F',
        dependencia: '4',
      },
    },
  ]
  const review = () => screen.getByRole('region', { name: 'Confira antes de enviar' })
  const part = (title: string) => {
    const found = within(review()).getByRole('heading', { name: title, level: 3 }).closest('li')
    if (!found) throw new Error(`No part "${title}"`)
    return found
  }

  test('it shows every part of the form as text, with rows under their names', async () => {
    await openWizard({ step: 3, loaded: { answers: { ...draft.answers, dependentes } } })
    const titles = within(review())
      .getAllByRole('heading', { level: 3 })
      .map((heading) => heading.textContent)
    expect(titles.slice(0, 2)).toEqual(['Benefício pretendido', 'Seus dados'])
    expect(titles.slice(-2)).toEqual(['Dependentes para o Imposto de Renda', 'Declaração de beneficiários'])
    expect(part('Recebimento').textContent).toContain('Banco001 Banco do Brasil')
    const dependants = part('Dependentes para o Imposto de Renda')
    expect(within(dependants).getByRole('heading', { level: 4 }).textContent).toBe('Dependente: Ana Duarte')
    expect(dependants.textContent).toContain('Data de nascimento05/04/2010')
    expect(part('Declaração de beneficiários').textContent).toContain('Ninguém foi marcado.')
  })

  test('a missing answer is counted beside the title, and shown at its place', async () => {
    const { banco: _, ...detalhes } = draft.answers.detalhes
    await openWizard({
      step: 3,
      loaded: {
        answers: { ...draft.answers, detalhes: { ...detalhes, ciente_opcao_irrf_irreversivel: 'N' } },
      },
    })
    expect(part('Recebimento').textContent).toContain('BancoNão preenchido')
    expect(part('Recebimento').textContent).toContain('Recebimentofalta 1Alterar')
    expect(part('Imposto de Renda').textContent).toContain('não posso mudar o regime depoisNão preenchido')
    expect(within(review()).getAllByText('Não preenchido')).toHaveLength(2)
  })

  test('Alterar leads to the part, in its step', async () => {
    const { user, actor } = await openWizard({ step: 3 })
    await user.click(within(review()).getByRole('link', { name: 'Alterar Recebimento' }))
    expect(actor.getSnapshot().matches({ editing: { step: 'data' } })).toBe(true)
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Recebimento' }))
  })

  test('it is shown only if the request can be changed', async () => {
    await openWizard({ step: 3, loaded: inStatus('A', 'Em análise') })
    expect(screen.queryByRole('region', { name: 'Confira antes de enviar' })).toBeNull()
  })
})

test('Finalizar requerimento asks first, with protocol, type, documents by person and complementary ones', async () => {
  const attached = (id: number, typeName: string, fileName: string) =>
    paper(id, typeName, { documentId: id, situationId: 4, fileName })
  const { user } = await openWizard({
    step: 3,
    loaded: {
      documents: [attached(1, 'RG', 'rg.pdf'), attached(2, 'Declaração da empresa', 'declaracao.pdf')],
      people: [{ dependantId: 31, name: 'Clara Duarte', documents: [attached(9, 'RG', 'clara.pdf')] }],
      complementary: [
        { id: 81, typeName: 'Carta', situationId: 4, storeId: 'ged-81', fileName: 'carta.pdf' },
      ],
    },
  })
  await user.click(screen.getByRole('button', { name: 'Finalizar requerimento' }))
  const dialog = screen.getByRole('alertdialog', {
    name: 'Finalizar o requerimento 2026/000070 e enviar para análise?',
  })
  expect(within(dialog).getByText('Benefício de aposentadoria')).toBeTruthy()
  expect(within(dialog).getByText('Conta').nextElementSibling?.textContent).toBe('56789-X')
  const lists = within(dialog)
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent, nextElementSibling }) => [
      textContent,
      [...(nextElementSibling?.children ?? [])].map((item) => item.textContent),
    ])
  expect(lists).toEqual([
    ['Seus documentos', ['RG: rg.pdf', 'Declaração da empresa: declaracao.pdf']],
    ['Documentos de Clara Duarte', ['RG: clara.pdf']],
    ['Documentos complementares', ['Carta: carta.pdf']],
  ])
})

test('Conferir closes the question and leads to the review, open', async () => {
  const { user, actor } = await openWizard({ step: 3 })
  const title = screen.getByRole('heading', { name: 'Confira antes de enviar' })
  const review = title.closest('details') as HTMLDetailsElement
  review.open = false
  const finalize = screen.getByRole('button', { name: 'Finalizar requerimento' })
  await user.click(finalize)
  await user.click(screen.getByRole('button', { name: 'Conferir' }))
  expect(screen.queryByRole('alertdialog')).toBeNull()
  await waitFor(() => expect(document.activeElement).toBe(title))
  expect(review.open).toBe(true)
  expect(actor.getSnapshot().children.submission).toBeUndefined()

  await user.click(finalize)
  await user.click(screen.getByRole('button', { name: 'Ainda não' }))
  await waitFor(() => expect(document.activeElement).toBe(finalize))
})

// FORM-13, FORM-14
test('Cancelar Requerimento asks first, and says in E what would be lost', async () => {
  const { user } = await openWizard({ loaded: inStatus('E', 'Em exigência') })
  await user.click(screen.getByRole('button', { name: 'Cancelar Requerimento' }))
  const dialog = screen.getByRole('alertdialog', { name: 'Deseja cancelar o requerimento?' })
  expect(within(dialog).getByText(/o fundo já começou a analisá-lo/)).toBeTruthy()
})
