import { act, cleanup, screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'

import type { RequestStatus } from '#domain/requests/status.ts'
import { draft, inStatus, openWizard, ownReference, paper } from './support/wizard-harness.tsx'

// DOCUMENTS-17, MESSAGES-01, MESSAGES-03, STEPS-05
describe('wizard: the head', () => {
  test('it has the protocol after the first save only', async () => {
    await openWizard()
    expect(screen.getByText('2026/000070')).toBeTruthy()
    cleanup()
    await openWizard({ loaded: { request: { ...draft.request, protocol: '' } } })
    expect(screen.queryByText('Protocolo')).toBeNull()
  })

  test('it leads to the steps of a saved request, and the new step gets the focus', async () => {
    const { user } = await openWizard()
    await user.click(screen.getByRole('button', { name: /^Documentos/ }))
    expect(screen.getByRole('region', { name: 'Documentos necessários' })).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
  })

  test('in E it begins with all messages of the fund since it asked, and until when it expects an answer', async () => {
    const messages = [
      { id: 3, recordedAt: '2026-11-04T09:00:00-03:00', text: 'O prazo é de 30 dias.' },
      { id: 2, recordedAt: '2026-11-03T10:00:00-03:00', text: 'Envie outra cópia do RG.' },
      { id: 1, recordedAt: '2026-11-01T10:00:00-03:00', text: 'Recebemos o seu requerimento.' },
    ]
    const history = [
      { status: 'A', name: 'Em análise', reachedAt: '2026-11-01T10:00:00-03:00' },
      { status: 'E', name: 'Em exigência', reachedAt: '2026-11-03T10:00:00-03:00' },
    ] as const
    await openWizard({
      reference: { ...ownReference, requirementDays: 30 },
      loaded: { ...inStatus('E', 'Em exigência'), messages, history },
    })
    const turn = screen.getByText('O fundo espera uma correção sua:')
    expect(turn.parentElement?.textContent).toBe(
      'O fundo espera uma correção sua:Envie outra cópia do RG.\nO prazo é de 30 dias.Prazo para responder: até 03/12/2026.',
    )
    const way = screen.getByRole('navigation', { name: 'Passos do requerimento' })
    expect(turn.compareDocumentPosition(way) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  })
})

test('wizard: printing unfolds all sections of step 1 (STEPS-21)', async () => {
  await openWizard()
  const folded = () => document.querySelectorAll('details:not([open])').length
  expect(folded()).toBeGreaterThan(0)
  act(() => void window.dispatchEvent(new Event('beforeprint')))
  expect(folded()).toBe(0)
})

describe('wizard: the declaration', () => {
  const onFile = [
    {
      id_pessoa_dep: '31',
      nome: 'Clara Duarte',
      cpf: '11144477735',
      data_nascimento: '1970-02-03',
      nm_parentesco: 'Cônjuge',
    },
  ]

  test("it shows each person on the fund's records, with a question", async () => {
    const { user, actor } = await openWizard({ step: 2, onFile })
    const person = screen.getByRole('group', { name: 'Clara Duarte' })
    for (const text of ['111.444.777-35', '03/02/1970', 'Cônjuge'])
      expect(within(person).getByText(text)).toBeTruthy()
    await user.click(within(person).getByLabelText('Declaro esta pessoa como beneficiária'))
    expect(actor.getSnapshot().context.filled.answers.beneficiarios[0]?.values.selecionado).toBe('S')
  })

  test('it says that there is no person to declare', async () => {
    await openWizard({ step: 2 })
    expect(screen.getByText('Não há beneficiários no seu cadastro para este plano.')).toBeTruthy()
  })
})

describe('wizard: the documents', () => {
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

  test('each shows its file and its situation, and has a button unless checked', async () => {
    await open()
    const rows = screen
      .getAllByRole('table', { name: 'Seus documentos' })
      .flatMap((table) => within(table).getAllByRole('row').slice(1))
      .map((row) => [
        within(row).getByRole('rowheader').textContent,
        ...within(row)
          .getAllByRole('cell')
          .slice(0, 2)
          .map((cell) => cell.textContent),
        within(row).queryByRole('button')?.getAttribute('aria-label') ?? null,
      ])
    expect(rows).toEqual([
      ['RG', 'Arquivorg.pdf', 'SituaçãoAnexadoEM ANÁLISE(ainda não enviado)', 'Trocar RG'],
      ['CPF', 'Arquivocpf.png', 'SituaçãoREJEITADO', 'Anexar CPF: Enviar outro arquivo'],
      ['Comprovante de residência', 'Arquivo—', 'SituaçãoFalta anexar', 'Anexar Comprovante de residência'],
      ['Certidão', 'Arquivoc.pdf', 'SituaçãoCONFERIDO', null],
    ])
  })

  describe('DOCUMENTS-41, DOCUMENTS-42: what the fund does not have yet', () => {
    const rowOf = (name: string) => screen.getByRole('rowheader', { name }).closest('tr') ?? expect.fail(name)
    const words = (name: string) =>
      ['Anexado', 'EM ANÁLISE', '(ainda não enviado)'].filter((text) => within(rowOf(name)).queryByText(text))
    const letter = { id: 1, typeName: 'Carta', situationId: 4, storeId: '5', fileName: 'carta.pdf' }
    const file = { situationId: 4, situationName: 'EM ANÁLISE', documentId: 5, fileName: 'clara.pdf' }
    const clara = [{ dependantId: 31, name: 'Clara', documents: [paper(9, 'Certidão de nascimento', file)] }]

    test('in L every attached file is marked, and other situations keep their word alone', async () => {
      await openWizard({ step: 3, loaded: { documents, people: clara, complementary: [letter] } })
      for (const name of ['RG', 'Certidão de nascimento', 'Carta'])
        expect([name, words(name)]).toEqual([name, ['Anexado', 'EM ANÁLISE', '(ainda não enviado)']])
      for (const name of ['CPF', 'Comprovante de residência', 'Certidão'])
        expect([name, words(name)]).toEqual([name, []])
    })

    test('in E only files that were attached since then are marked, and are not folded', async () => {
      await openWizard({
        step: 3,
        loaded: {
          ...inStatus('E', 'x'),
          documents: [...documents, paper(5, 'Foto', { ...file, isNew: true })],
          people: clara,
          complementary: [letter, { ...letter, id: 2, typeName: 'Extrato', isNew: true }],
          messages,
          history: [{ status: 'E', name: 'Em exigência', reachedAt: '2026-11-02T10:00:00-03:00' }],
        },
      })
      for (const name of ['RG', 'Certidão de nascimento', 'Carta'])
        expect([name, words(name)]).toEqual([name, ['EM ANÁLISE']])
      for (const name of ['Foto', 'Extrato'])
        expect([name, words(name)]).toEqual([name, ['Anexado', 'EM ANÁLISE', '(ainda não enviado)']])
      const fold = screen.getByText('3 documentos já enviados').closest('details')
      expect(fold?.open).toBe(false)
      expect(fold?.querySelector('[aria-label="Trocar RG"]')).toBeTruthy()
      expect(fold?.textContent).not.toContain('Foto')
    })
  })

  test('the fold has no table of the holder if only documents of others are in it', async () => {
    const ofClara = paper(1, 'RG', { situationId: 1, documentId: 5 })
    const people = [{ dependantId: 31, name: 'Clara Duarte', documents: [ofClara] }]
    await openWizard({ step: 3, loaded: { documents: [paper(1, 'Certidão')], people } })
    const fold = screen.getByText('1 já conferido pelo fundo').closest('details')
    expect([fold?.open, fold?.querySelectorAll('table').length]).toEqual([false, 1])
    expect(screen.queryByText('Nenhum documento é pedido.')).toBeNull()
  })

  test('the bar at the foot counts what is required, and names what is not', async () => {
    await open()
    const count = screen.getByText('2 de 5 documentos anexados')
    expect(count.parentElement?.textContent).toBe('2 de 5 documentos anexados')
    expect(screen.queryByRole('link', { name: 'CPF' })).toBeNull()
    cleanup()
    const optional = { ...paper(2, 'Declaração'), typeId: 15 }
    await openWizard({
      step: 3,
      loaded: { request: { ...draft.request, typeId: 11 }, documents: [paper(1, 'RG'), optional] },
    })
    expect(screen.getByText('0 de 1 documento anexado').parentElement?.textContent).toBe(
      '0 de 1 documento anexado (há mais 1, opcional)',
    )
    expect(screen.getByRole('row', { name: /^Declaração/ }).textContent).toContain('Opcional')
    expect(screen.getByLabelText(/^Anexar vários arquivos/)).toBeTruthy()
  })

  test('DOCUMENTS-04: what the fund dispensed with is neither missing nor optional', async () => {
    const dispensed = paper(2, 'Carta', { situationId: 5, situationName: 'DISPENSADO' })
    await openWizard({ step: 3, loaded: { documents: [paper(1, 'RG'), dispensed] } })
    const count = screen.getByText('0 de 1 documento anexado')
    expect(count.parentElement?.textContent).toBe('0 de 1 documento anexado')
    expect(screen.getByRole('row', { name: /^Carta/ }).textContent).toContain('DISPENSADO')
    for (const text of ['Opcional', 'Você pode enviar o requerimento sem este documento.'])
      expect([text, screen.queryByText(text)]).toEqual([text, null])
    expect(screen.queryByLabelText(/^Anexar vários arquivos/)).toBeNull()
  })

  test('the same file of one person as dependant and as beneficiary is pointed out', async () => {
    const file = { situationId: 4, situationName: 'EM ANÁLISE', documentId: 5, fileName: 'clara.pdf' }
    const people = [
      { dependantId: 31, name: 'Clara, como dependente', documents: [paper(9, 'RG', file)] },
      {
        dependantId: 32,
        name: 'Clara, na declaração de beneficiários',
        documents: [paper(10, 'RG', { ...file, sameAs: 9 })],
      },
    ]
    await openWizard({ step: 3, loaded: { people } })
    const [asDependant, asBeneficiary] = ['como dependente', 'na declaração de beneficiários'].map((role) =>
      screen.getByRole('table', { name: `Documentos de Clara, ${role}` }),
    )
    const note = 'É o mesmo arquivo dos documentos como dependente. Para usar outro, clique em Trocar.'
    expect(asBeneficiary?.textContent).toContain(note)
    expect(asDependant?.textContent).not.toContain(note)
  })

  test('the link of missing answers leads to the first', async () => {
    const detalhes = { ...draft.answers.detalhes, nome_mae: '', banco: '' }
    const { user } = await openWizard({ step: 3, loaded: { answers: { ...draft.answers, detalhes } } })
    await user.click(screen.getByRole('link', { name: 'Dados: 2 campos' }))
    expect(document.activeElement).toBe(screen.getByLabelText('Nome da mãe'))
  })

  test('Finalizar that waits for documents says for which, and leads to the first', async () => {
    const { user } = await open()
    const finish = screen.getByRole('button', { name: 'Finalizar requerimento' })
    const why = document.getElementById(finish.getAttribute('aria-describedby') ?? '')
    expect(why?.textContent).toBe('Falta para enviar: CPF; Comprovante de residência; RG (Clara Duarte)')
    await user.click(finish)
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Anexar CPF/ }))
  })

  test('during a call all controls look disabled', async () => {
    const { actor } = await openWizard({ step: 3, loaded: { documents: documents.slice(0, 1) } })
    act(() => {
      actor.send({ type: 'send.requested' })
      actor.getSnapshot().children.submission?.send({ type: 'send.confirmed' })
    })
    const off = (role: 'button' | 'link', name: RegExp) =>
      screen.getAllByRole(role, { name }).map((one) => one.getAttribute('aria-disabled'))
    for (const name of [/^Voltar$/, /^Cancelar Requerimento$/, /^(Anexar|Trocar)/])
      expect(new Set(off('button', name))).toEqual(new Set(['true']))
    expect(new Set(off('link', /^Alterar/))).toEqual(new Set(['true']))
  })

  test('messages are shown newest first', async () => {
    await open()
    const timeline = screen.getByRole('region', { name: 'Mensagens' })
    expect(
      within(timeline)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['03/11/2026Envie outro comprovante.', '01/11/2026Recebemos o seu requerimento.'])
  })

  test("the button of a person's document opens the chooser for that document", async () => {
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: 'Anexar RG (Clara Duarte)' }))
    const dialog = screen.getByRole('dialog', { name: 'Anexar documento' })
    expect(within(dialog).getByText('RG (Clara Duarte)')).toBeTruthy()
  })
})
