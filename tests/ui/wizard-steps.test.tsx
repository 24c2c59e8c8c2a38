import { screen, within } from '@testing-library/react'
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
    expect(current.map((item) => item.textContent)).toEqual(['1etapa atual: Dados'])
  })

  test('has no protocol before the first save', async () => {
    await openWizard({ loaded: { request: { ...draft.request, protocol: '' } } })
    expect(screen.queryByText('Protocolo')).toBeNull()
  })

  test('leads to the steps of a saved request, and the new step takes the focus', async () => {
    const { user } = await openWizard()
    await user.click(screen.getByRole('button', { name: 'Documentos' }))
    expect(screen.getByRole('region', { name: 'Documentos necessários' })).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
  })

  test('says what was brought back of an unsaved draft', async () => {
    const { request, answers } = draft
    const typed = { ...answers, detalhes: { ...answers.detalhes, nome_pai: 'Rui' } }
    const { version } = request
    const kept = { answers: typed, stored: answers, sent: null, version, saveKey: 'k', time: '14:32' }
    await openWizard({ loaded: { draft: kept } })
    expect(
      screen.getByText('Recuperamos o que você preencheu e ainda não foi salvo (às 14:32).'),
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
    await user.click(within(person).getByLabelText('Declaro como meu beneficiário'))
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
      ['DocumentoRG', 'Arquivorg.pdf', 'SituaçãoEM ANÁLISE', 'Anexar RG'],
      ['DocumentoCPF', 'Arquivocpf.png', 'SituaçãoREJEITADO', 'Anexar CPF'],
      [
        'DocumentoComprovante de residência',
        'Arquivo—',
        'SituaçãoNão enviado',
        'Anexar Comprovante de residência',
      ],
      ['DocumentoCertidão', 'Arquivoc.pdf', 'SituaçãoCONFERIDO', null],
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
    expect(button.disabled).toBe(true)
    const said = document.getElementById(button.getAttribute('aria-describedby') ?? '')
    expect(said?.textContent).toBe('Falta: CPF; Comprovante de residência; RG (Clara Duarte)')
  })

  test('Finalizar requerimento is on when nothing is missing', async () => {
    await openWizard({ step: 3, loaded: { documents: documents.slice(0, 1) } })
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Finalizar requerimento' })
    expect(button.disabled).toBe(false)
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
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Finalizar requerimento' }).disabled).toBe(
      true,
    )
  })

  test('the paperclip of a person opens the chooser for that document', async () => {
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: 'Anexar RG (Clara Duarte)' }))
    const dialog = screen.getByRole('dialog', { name: 'Anexar documento' })
    expect(within(dialog).getByText('RG (Clara Duarte)')).toBeTruthy()
  })
})

describe('Cancelar Requerimento', () => {
  const cancel = () => screen.getByRole('button', { name: 'Cancelar Requerimento' })

  test('asks first, and Não goes back to where one was', async () => {
    const { user } = await openWizard()
    await user.click(cancel())
    const dialog = screen.getByRole('dialog', { name: 'Deseja cancelar o requerimento?' })
    await user.click(within(dialog).getByRole('button', { name: 'Não' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByLabelText('Nome da mãe')).toBeTruthy()
  })

  test('in exigência says what would be lost', async () => {
    const { user } = await openWizard({ loaded: inStatus('E', 'Em exigência') })
    await user.click(cancel())
    expect(within(screen.getByRole('dialog')).getByText(/o fundo já começou a analisá-lo/)).toBeTruthy()
  })

  test('Sim cancels, and the button says that it is at it', async () => {
    const { user, actor } = await openWizard()
    await user.click(cancel())
    await user.click(screen.getByRole('button', { name: 'Sim' }))
    expect(actor.getSnapshot().value).toBe('cancelling')
    expect(cancel().getAttribute('aria-busy')).toBe('true')
  })
})
