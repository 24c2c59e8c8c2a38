import { act, cleanup, screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'

import type { RequiredDocument } from '#domain/documents/required.ts'
import type { RequestStatus } from '#domain/requests/status.ts'

import { draft, openWizard } from './support/wizard-harness.tsx'

const paper = (id: number, typeName: string, change: Partial<RequiredDocument> = {}): RequiredDocument => ({
  id,
  typeId: id * 10,
  typeName,
  rule: 0,
  situationId: null,
  situationName: '',
  documentId: null,
  storeId: null,
  fileName: '',
  ...change,
})

const inStatus = (status: RequestStatus, statusName: string) => ({
  request: { ...draft.request, status, statusName },
})

describe('the head', () => {
  test('names the request, its status, its protocol and its steps', async () => {
    await openWizard()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Benefício de aposentadoria')
    expect(screen.getByText('Em elaboração')).toBeTruthy()
    expect(screen.getByText('2026/000070')).toBeTruthy()
    const current = screen
      .getAllByRole('listitem')
      .filter((item) => item.getAttribute('aria-current') === 'step')
    expect(current.map((item) => item.textContent)).toEqual(['1passo atual: Dados, completo'])
  })

  test('has no protocol before the first save', async () => {
    await openWizard({ loaded: { request: { ...draft.request, protocol: '' } } })
    expect(screen.queryByText('Protocolo')).toBeNull()
  })

  test('leads to the steps of a saved request, and the new step takes the focus', async () => {
    const { user } = await openWizard()
    await user.click(screen.getByRole('button', { name: /^Documentos/ }))
    expect(screen.getByRole('region', { name: 'Documentos necessários' })).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
  })

  test('in exigência begins with all that the fund wrote since it asked', async () => {
    const messages = [
      { id: 3, recordedAt: '2026-11-04T09:00:00-03:00', text: 'O prazo é de 30 dias.' },
      { id: 2, recordedAt: '2026-11-03T10:00:00-03:00', text: 'Envie outra cópia do RG.' },
      { id: 1, recordedAt: '2026-11-01T10:00:00-03:00', text: 'Recebemos o seu requerimento.' },
    ]
    const history = [
      { status: 'A', name: 'Em análise', reachedAt: '2026-11-01T10:00:00-03:00' },
      { status: 'E', name: 'Em exigência', reachedAt: '2026-11-03T10:00:00-03:00' },
    ] as const
    await openWizard({ loaded: { ...inStatus('E', 'Em exigência'), messages, history } })
    const turn = screen.getByText('Agora é com você:')
    expect(turn.parentElement?.textContent).toBe(
      'Agora é com você:Envie outra cópia do RG.\nO prazo é de 30 dias.',
    )
    const way = screen.getByRole('navigation', { name: 'Passos do requerimento' })
    expect(turn.compareDocumentPosition(way) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  })

  test('says that it is the participant’s turn also where the fund wrote nothing, and only then', async () => {
    const { actor } = await openWizard({ loaded: inStatus('E', 'Em exigência') })
    const whatToDo =
      'Corrija o que o fundo apontou nas mensagens ou nos documentos e envie o requerimento de novo.'
    expect(screen.getByText(whatToDo)).toBeTruthy()
    actor.stop()
    cleanup()
    await openWizard({ loaded: { messages: [{ id: 1, recordedAt: '2026-11-01', text: 'Bem-vindo.' }] } })
    expect(screen.queryByText('Agora é com você:')).toBeNull()
  })

  test('says what was brought back of an unsaved draft', async () => {
    const { request, answers } = draft
    const typed = { ...answers, detalhes: { ...answers.detalhes, nome_pai: 'Rui' } }
    const { version } = request
    const kept = { answers: typed, stored: answers, sent: null, version, saveKey: 'k', time: '14:32' }
    await openWizard({ loaded: { draft: kept } })
    expect(
      screen.getByText('Recuperamos o que você preencheu às 14:32 e ainda não foi gravado.'),
    ).toBeTruthy()
  })
})

describe('the declaration', () => {
  const onFile = [
    {
      id_pessoa_dep: '31',
      nome: 'Clara Duarte',
      cpf: '11144477735',
      data_nascimento: '1970-02-03',
      nm_parentesco: 'Cônjuge',
    },
  ]

  test('shows each person as the fund knows them and asks about them', async () => {
    const { user, actor } = await openWizard({ step: 2, onFile })
    const person = screen.getByRole('group', { name: 'Clara Duarte' })
    for (const text of ['111.444.777-35', '03/02/1970', 'Cônjuge'])
      expect(within(person).getByText(text)).toBeTruthy()
    await user.click(within(person).getByLabelText('Declaro esta pessoa como beneficiária'))
    expect(actor.getSnapshot().context.answers.beneficiarios[0]?.values.selecionado).toBe('S')
  })

  test('says when there is nobody', async () => {
    await openWizard({ step: 2 })
    expect(screen.getByText('Não há beneficiários no seu cadastro para este plano.')).toBeTruthy()
  })
})

describe('the documents', () => {
  const documents = [
    paper(1, 'RG', { situationId: 4, situationName: 'EM ANÁLISE', documentId: 5, fileName: 'rg.pdf' }),
    paper(2, 'CPF', { situationId: 2, situationName: 'REJEITADO', documentId: 6, fileName: 'cpf.png' }),
    paper(3, 'Comprovante de residência'),
    paper(4, 'Certidão', { situationId: 1, situationName: 'CONFERIDO', documentId: 7, fileName: 'c.pdf' }),
  ]
  const people = [{ dependantId: 31, name: 'Clara Duarte', documents: [paper(9, 'RG')] }]
  const messages = [
    { id: 2, recordedAt: '2026-11-03T10:00:00-03:00', text: 'Envie outro comprovante.' },
    { id: 1, recordedAt: '2026-11-01T10:00:00-03:00', text: 'Recebemos o seu requerimento.' },
  ]

  const open = (status: RequestStatus = 'L') =>
    openWizard({ step: 3, loaded: { ...inStatus(status, 'x'), documents, people, messages } })

  test('each has its file and its situation, and what is not checked has a paperclip', async () => {
    await open()
    const table = screen.getByRole('table', { name: 'Documentos do titular' })
    const rows = within(table)
      .getAllByRole('row')
      .slice(1)
      .map((row) => [
        within(row).getByRole('rowheader').textContent,
        ...within(row)
          .getAllByRole('cell')
          .slice(0, 2)
          .map((cell) => cell.textContent),
        within(row).queryByRole('button')?.getAttribute('aria-label') ?? null,
      ])
    expect(rows).toEqual([
      ['RG', 'Arquivorg.pdf', 'SituaçãoEM ANÁLISE', 'Anexar RG'],
      ['CPF', 'Arquivocpf.png', 'SituaçãoREJEITADO', 'Anexar CPF'],
      ['Comprovante de residência', 'Arquivo—', 'SituaçãoNÃO ENVIADO', 'Anexar Comprovante de residência'],
      ['Certidão', 'Arquivoc.pdf', 'SituaçãoCONFERIDO', null],
    ])
  })

  test('the bar counts what is attached and was not rejected', async () => {
    await open()
    expect(screen.getByText('2 de 5')).toBeTruthy()
    expect(screen.getByLabelText<HTMLProgressElement>('Documentos anexados').value).toBe(2)
  })

  test('Finalizar requerimento is off and says what is missing', async () => {
    await open()
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Finalizar requerimento' })
    expect(button.getAttribute('aria-disabled')).toBe('true')
    const said = document.getElementById(button.getAttribute('aria-describedby') ?? '')
    expect(said?.textContent).toBe('Falta: CPF; Comprovante de residência; RG (Clara Duarte)')
    button.focus()
    expect(document.activeElement).toBe(button)
  })

  test('answers that are missing stand before the documents, with the way to the first of them', async () => {
    const detalhes = { ...draft.answers.detalhes, nome_mae: '', banco: '' }
    const { user } = await openWizard({
      step: 3,
      loaded: { answers: { ...draft.answers, detalhes }, documents: [paper(2, 'CPF')] },
    })
    const button = screen.getByRole('button', { name: 'Finalizar requerimento' })
    const said = document.getElementById(button.getAttribute('aria-describedby') ?? '')
    expect(said?.textContent).toBe('Falta: Dados: 2 respostas; CPF')
    await user.click(screen.getByRole('link', { name: 'Dados: 2 respostas' }))
    expect(document.activeElement).toBe(screen.getByLabelText('Nome da mãe'))
  })

  test('answers alone do not hold Finalizar back: it leads to them', async () => {
    const detalhes = { ...draft.answers.detalhes, conta: '12a' }
    const { user } = await openWizard({ step: 3, loaded: { answers: { ...draft.answers, detalhes } } })
    expect(screen.getByRole('link', { name: 'Dados: 1 resposta a corrigir' })).toBeTruthy()
    const button = screen.getByRole('button', { name: 'Finalizar requerimento' })
    expect(button.getAttribute('aria-disabled')).toBeNull()
    await user.click(button)
    expect(screen.getByLabelText('Conta').getAttribute('aria-invalid')).toBe('true')
  })

  test('a document that is missing leads to its row', async () => {
    const { user } = await open()
    await user.click(screen.getByRole('link', { name: 'RG (Clara Duarte)' }))
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Anexar RG (Clara Duarte)' }))
  })

  test('while a call runs nothing looks as if it could be pressed', async () => {
    const { actor } = await openWizard({ step: 3, loaded: { documents: documents.slice(0, 1) } })
    act(() => {
      actor.send({ type: 'finalize' })
      actor.send({ type: 'send.confirmed' })
    })
    const off = (role: 'button' | 'link', name: RegExp) =>
      screen.getAllByRole(role, { name }).map((one) => one.getAttribute('aria-disabled'))
    for (const name of [/^Voltar$/, /^Cancelar Requerimento$/, /^Anexar/])
      expect(new Set(off('button', name))).toEqual(new Set(['true']))
    expect(new Set(off('link', /^Alterar/))).toEqual(new Set(['true']))
  })

  test('Finalizar requerimento is on when nothing is missing', async () => {
    await openWizard({ step: 3, loaded: { documents: documents.slice(0, 1) } })
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Finalizar requerimento' })
    expect(button.getAttribute('aria-disabled')).toBeNull()
    expect(screen.queryByText(/^Falta/)).toBeNull()
  })

  test('the messages stand newest first', async () => {
    await open()
    const timeline = screen.getByRole('region', { name: 'Mensagens' })
    expect(
      within(timeline)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['03/11/2026Envie outro comprovante.', '01/11/2026Recebemos o seu requerimento.'])
  })

  test('in any other status everything is read only', async () => {
    await open('A')
    expect(screen.queryByRole('button', { name: /^Anexar/ })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Cancelar Requerimento' })).toBeNull()
    expect(screen.queryByText(/^Falta/)).toBeNull()
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Finalizar requerimento' })
    expect(button.disabled).toBe(true)
    const said = document.getElementById(button.getAttribute('aria-describedby') ?? '')
    expect(said?.textContent).toBe('A situação deste requerimento é “x”. Agora não há nada a enviar.')
  })

  test('the paperclip of a person opens the chooser for that document', async () => {
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: 'Anexar RG (Clara Duarte)' }))
    const dialog = screen.getByRole('dialog', { name: 'Anexar documento' })
    expect(within(dialog).getByText('RG (Clara Duarte)')).toBeTruthy()
  })
})

describe('what is still to do', () => {
  const withoutAccount = {
    ...draft.answers,
    detalhes: { ...draft.answers.detalhes, banco: '', agencia: '', conta: '12a' },
  }
  const steps = () =>
    within(screen.getByRole('navigation', { name: 'Passos do requerimento' }))
      .getAllByRole('listitem')
      .map((item) => item.textContent)

  test('stands beside each step of a saved request, and follows what is typed', async () => {
    const { user } = await openWizard({
      loaded: { answers: withoutAccount, documents: [paper(1, 'RG'), paper(2, 'CPF')] },
    })
    expect(steps()).toEqual([
      '1passo atual: Dados, faltam 2 respostas',
      '2Declaração de beneficiários, nenhum beneficiário marcado',
      '3Documentos, faltam 2 documentos',
    ])
    await user.selectOptions(screen.getByLabelText('Banco'), '001')
    expect(steps()[0]).toBe('1passo atual: Dados, falta 1 resposta')
    await user.type(screen.getByLabelText('Agência'), '1234')
    expect(steps()[0]).toBe('1passo atual: Dados, 1 resposta a corrigir')
  })

  test('a step behind that lacks something is marked so, not as done', async () => {
    await openWizard({ step: 3, loaded: { answers: withoutAccount } })
    expect(steps().slice(0, 2)).toEqual([
      'incompleto: Dados, faltam 2 respostas',
      'concluído: Declaração de beneficiários, nenhum beneficiário marcado',
    ])
  })

  test('a step behind that lacks something is named with the way back, one ahead is not', async () => {
    const { user, actor } = await openWizard({
      step: 2,
      loaded: { answers: withoutAccount, documents: [paper(1, 'RG')] },
    })
    expect(screen.queryByRole('button', { name: /^Em Documentos/ })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Em Dados: faltam 2 respostas' }))
    expect(actor.getSnapshot().context.step).toBe('data')
    expect(screen.queryByRole('button', { name: /^Em / })).toBeNull()
  })

  test('in a request that takes no changes there is nothing to do', async () => {
    await openWizard({ loaded: inStatus('A', 'Em análise') })
    expect(steps()[0]).toBe('1passo atual: Dados')
  })
})

describe('the review before sending', () => {
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

  test('shows every part of the form in words, rows under their names', async () => {
    await openWizard({ step: 3, loaded: { answers: { ...draft.answers, dependentes } } })
    expect(
      within(review())
        .getAllByRole('heading', { level: 3 })
        .map((heading) => heading.textContent),
    ).toEqual([
      'Benefício pretendido',
      'Seus dados',
      'Representante legal',
      'Recebimento',
      'Imposto de Renda',
      'Declarações',
      'Endereço e contatos',
      'Dependentes para o Imposto de Renda',
      'Declaração de beneficiários',
    ])
    expect(part('Recebimento').textContent).toContain('Banco001 - Banco do Brasil')
    const dependants = part('Dependentes para o Imposto de Renda')
    expect(within(dependants).getByRole('heading', { level: 4 }).textContent).toBe('Dependente: Ana Duarte')
    expect(dependants.textContent).toContain('Data de nascimento05/04/2010')
    expect(part('Declaração de beneficiários').textContent).toContain('Ninguém foi marcado.')
  })

  test('an answer that is missing stands where it is looked for, also over a part that is closed', async () => {
    const { banco: _, ...detalhes } = draft.answers.detalhes
    await openWizard({
      step: 3,
      loaded: {
        answers: { ...draft.answers, detalhes: { ...detalhes, ciente_opcao_irrf_irreversivel: 'N' } },
      },
    })
    expect(part('Recebimento').textContent).toContain('BancoNão preenchido')
    expect(part('Recebimento').querySelector('summary')?.textContent).toBe('Recebimentofalta 1 resposta')
    expect(part('Imposto de Renda').textContent).toContain('não pode ser mudada depoisNão preenchido')
    expect(within(review()).getAllByText('Não preenchido')).toHaveLength(2)
  })

  test('Alterar leads to the part, in its step', async () => {
    const { user, actor } = await openWizard({ step: 3 })
    await user.click(within(review()).getByRole('link', { name: 'Alterar Recebimento' }))
    expect(actor.getSnapshot().context.step).toBe('data')
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Recebimento' }))
  })

  test('is for who may still change something', async () => {
    await openWizard({ step: 3, loaded: inStatus('A', 'Em análise') })
    expect(screen.queryByRole('region', { name: 'Confira antes de enviar' })).toBeNull()
  })
})

describe('Finalizar requerimento', () => {
  const finalize = () => screen.getByRole('button', { name: 'Finalizar requerimento' })
  const documents = [
    paper(1, 'RG', { documentId: 5, situationId: 4, fileName: 'rg.pdf' }),
    paper(2, 'Declaração da empresa', { documentId: 6, situationId: 4, fileName: 'declaracao.pdf' }),
  ]
  const people = [
    {
      dependantId: 31,
      name: 'Clara Duarte',
      documents: [paper(9, 'RG', { documentId: 7, situationId: 4, fileName: 'clara.pdf' })],
    },
  ]
  const letter = { id: 81, typeName: 'Carta', situationId: 4, storeId: 'ged-81', fileName: 'carta.pdf' }
  const open = async () => {
    const opened = await openWizard({ step: 3, loaded: { documents, people, complementary: [letter] } })
    finalize().focus()
    await opened.user.keyboard('{Enter}')
    return opened
  }

  test('asks first, with the protocol, the type and the documents of each person and those that were added', async () => {
    await open()
    const dialog = screen.getByRole('dialog', {
      name: 'Finalizar o requerimento 2026/000070 e enviar para análise?',
    })
    expect(within(dialog).getByText('Benefício de aposentadoria')).toBeTruthy()
    expect(
      within(dialog)
        .getAllByRole('heading', { level: 3 })
        .map((heading) => [
          heading.textContent,
          [...(heading.nextElementSibling?.children ?? [])].map((item) => item.textContent),
        ]),
    ).toEqual([
      ['Documentos do titular', ['RG: rg.pdf', 'Declaração da empresa: declaracao.pdf']],
      ['Documentos de Clara Duarte', ['RG: clara.pdf']],
      ['Documentos complementares', ['Carta: carta.pdf']],
    ])
  })

  test('Enter sends', async () => {
    const { user, actor } = await open()
    expect(document.activeElement?.textContent).toBe('Finalizar e enviar')
    await user.keyboard('{Enter}')
    expect(actor.getSnapshot().value).toBe('sending')
  })

  test('Escape goes back to the button, and nothing is sent', async () => {
    const { user, actor } = await open()
    await user.keyboard('{Escape}')
    expect(actor.getSnapshot().value).toEqual({ editing: 'documents' })
    expect(document.activeElement).toBe(finalize())
  })
})

describe('Cancelar Requerimento', () => {
  const cancel = () => screen.getByRole('button', { name: 'Cancelar Requerimento' })

  test('asks first, and Não, continuar goes back to where one was', async () => {
    const { user } = await openWizard()
    await user.click(cancel())
    const dialog = screen.getByRole('dialog', { name: 'Deseja cancelar o requerimento?' })
    await user.click(within(dialog).getByRole('button', { name: 'Não, continuar' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByLabelText('Nome da mãe')).toBeTruthy()
  })

  test('in exigência says what would be lost', async () => {
    const { user } = await openWizard({ loaded: inStatus('E', 'Em exigência') })
    await user.click(cancel())
    expect(within(screen.getByRole('dialog')).getByText(/o fundo já começou a analisá-lo/)).toBeTruthy()
  })

  test('Sim, cancelar cancels, and the button says that it is at it', async () => {
    const { user, actor } = await openWizard()
    await user.click(cancel())
    await user.click(screen.getByRole('button', { name: 'Sim, cancelar' }))
    expect(actor.getSnapshot().value).toBe('cancelling')
    expect(cancel().getAttribute('aria-busy')).toBe('true')
  })
})
