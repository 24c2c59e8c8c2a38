import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Profiler, type ReactNode } from 'react'
import { describe, expect, test, vi } from 'vitest'

import { CallError } from '#domain/call-failure.ts'
import { editorView, noteToneOf } from '#machines/form-editor/index.ts'
import { troubleIn } from '#machines/person-lookup/index.ts'

import { answersByType } from '#samples/request-answers.ts'
import { draft, openWizard } from './support/wizard-harness.tsx'

/** The wizard once more, each control wrapped so that drawing it is noticed; nothing of it is replaced. */
async function wizardThatCounts(onDrawn: (id: string) => void) {
  const path = '#ui/forms/field-control.tsx'
  const { FieldControl } = await import('#ui/forms/field-control.tsx')
  const Counted = (props: Parameters<typeof FieldControl>[0]): ReactNode => (
    <Profiler id={props.id} onRender={onDrawn}>
      <FieldControl {...props} />
    </Profiler>
  )
  vi.resetModules()
  vi.doMock(path, () => ({ FieldControl: Counted }))
  const { openWizard: openCounted } = await import('./support/wizard-harness.tsx')
  const restore = () => {
    vi.doUnmock(path)
    vi.resetModules()
  }
  return { openCounted, restore }
}

describe('a form drawn from its definition', () => {
  test('every section is a group named by its title', async () => {
    await openWizard()
    const titleOf = (group: HTMLElement) =>
      document.getElementById(group.getAttribute('aria-labelledby') ?? '')
    expect(screen.getAllByRole('group', { name: /./ }).map((group) => titleOf(group)?.textContent)).toEqual(
      expect.arrayContaining([
        'Benefício pretendido',
        'Seus dados',
        'Representante legal',
        'Recebimento',
        'Endereço e contatos',
        'Dependentes para o Imposto de Renda',
      ]),
    )
  })

  test('stored answers stand as people write them', async () => {
    await openWizard()
    expect(screen.getByLabelText<HTMLInputElement>('Data de demissão').value).toBe('30/10/2026')
    expect(screen.getByLabelText<HTMLInputElement>('CEP').value).toBe('70040-010')
    expect(screen.getByLabelText<HTMLInputElement>('Celular').value).toBe('(61) 99876-5432')
    expect(screen.getByLabelText<HTMLSelectElement>('Banco').value).toBe('001')
  })

  test('what is typed reaches the answers in their stored form', async () => {
    const { actor, user } = await openWizard()
    await user.clear(screen.getByLabelText('Data de demissão'))
    await user.type(screen.getByLabelText('Data de demissão'), '01122025')
    expect(actor.getSnapshot().context.answers.detalhes.data_demissao).toBe('2025-12-01')
  })

  test('an answer opens the fields that follow from it', async () => {
    const { user } = await openWizard()
    expect(screen.queryByLabelText('Nome do representante')).toBeNull()
    await user.click(
      within(screen.getByRole('group', { name: 'Você tem representante legal?' })).getByLabelText('Sim'),
    )
    expect(screen.getByLabelText('Nome do representante').getAttribute('aria-required')).toBe('true')
  })

  test('a section without a field to show is not there', async () => {
    const { user } = await openWizard()
    expect(screen.getByRole('group', { name: 'Declarações' })).toBeTruthy()
    await user.selectOptions(screen.getByLabelText('Benefício'), 'Aposentadoria por invalidez')
    expect(screen.queryByRole('group', { name: 'Declarações' })).toBeNull()
  })

  test('a key press draws its own field and no other', async () => {
    const drawn: string[] = []
    const { openCounted, restore } = await wizardThatCounts((id) => drawn.push(id))
    const { user } = await openCounted()
    drawn.length = 0
    await user.type(screen.getByLabelText('Nome da mãe'), 'x')
    expect([...new Set(drawn)]).toEqual(['detalhes.nome_mae'])
    restore()
  })

  test('in exigência the money choices are closed and the contacts open', async () => {
    const { user, actor } = await openWizard({
      loaded: {
        request: {
          id: 70,
          typeId: 1,
          typeName: 'Benefício de aposentadoria',
          status: 'E',
          statusName: 'Em exigência',
          protocol: '2026/000070',
          version: 1,
        },
      },
    })
    expect(screen.getByLabelText<HTMLSelectElement>('Benefício').disabled).toBe(true)
    await user.type(screen.getByLabelText('Complemento (opcional)'), 'casa')
    expect(actor.getSnapshot().context.answers.endereco.complemento).toBe('casa')
  })
})

describe('how to answer', () => {
  const HINTS = [
    'Preencha todos os campos, menos os marcados com “(opcional)”.',
    'Dia, mês e ano: dd/mm/aaaa',
    'Somente números, sem o dígito.',
    'Informe quem depende de você na declaração do Imposto de Renda.',
  ]
  const inStatus = (status: 'E' | 'A') => ({ request: { ...draft.request, status, statusName: status } })
  const hint = (text: string) => screen.queryByText(text)

  test('is said where one can answer', async () => {
    await openWizard()
    for (const text of HINTS) expect(hint(text)).toBeTruthy()
    expect(screen.getByLabelText('Complemento (opcional)')).toBeTruthy()
  })

  test('is not said in a request that is only read', async () => {
    const { banco: _, ...detalhes } = draft.answers.detalhes
    await openWizard({ loaded: { ...inStatus('A'), answers: { ...draft.answers, detalhes } } })
    for (const text of HINTS) expect(hint(text)).toBeNull()
    expect(screen.queryAllByText(/opcional/)).toEqual([])
    expect(screen.getByLabelText<HTMLSelectElement>('Banco').selectedOptions[0]?.textContent).toBe('')
    expect(document.querySelector('[aria-required]')).toBeNull()
  })

  test('is not said of a field that is closed in exigência', async () => {
    await openWizard({ loaded: inStatus('E') })
    expect(screen.getByLabelText('Benefício').hasAttribute('aria-required')).toBe(false)
    expect(hint('Somente números, sem o dígito.')).toBeTruthy()
  })
})

describe('dependants', () => {
  const add = () => screen.getByRole('button', { name: 'Adicionar dependente' })

  test('a new one is ready to be typed into', async () => {
    const { user } = await openWizard()
    expect(screen.getByText('Nenhum dependente informado.')).toBeTruthy()
    await user.click(add())
    const row = screen.getByRole('group', { name: 'Dependente 1' })
    expect(document.activeElement).toBe(within(row).getByLabelText('Nome'))
    await user.keyboard('Ana Duarte')
    await user.type(within(row).getByLabelText('CPF'), '111.444.777-35')
    expect(within(row).getByLabelText<HTMLInputElement>('Nome').value).toBe('Ana Duarte')
    expect(within(row).getByLabelText<HTMLInputElement>('CPF').value).toBe('111.444.777-35')
  })

  const remove = (number: number) => screen.getByRole('button', { name: `Excluir dependente ${number}` })
  const undo = () => screen.getByRole('button', { name: /^Desfazer/ })
  const names = () => screen.getAllByLabelText<HTMLInputElement>('Nome').map(({ value }) => value)

  async function openWithTwo() {
    const { user } = await openWizard()
    await user.click(add())
    await user.keyboard('Ana')
    await user.click(add())
    await user.keyboard('Bruno')
    return user
  }

  test('removing one keeps the others, and the keyboard is where it can be undone', async () => {
    const user = await openWithTwo()
    await user.click(remove(1))
    expect(screen.queryByRole('group', { name: 'Dependente 2' })).toBeNull()
    expect(names()).toEqual(['Bruno'])
    expect(screen.getByText('Você excluiu: Ana')).toBeTruthy()
    expect(document.activeElement).toBe(undo())
    expect(undo().getAttribute('aria-label')).toBe('Desfazer a exclusão de Ana')
  })

  test('one that was removed by a slip of the hand comes back where it was, with what was typed', async () => {
    const user = await openWithTwo()
    await user.click(remove(1))
    await user.keyboard('{Enter}')
    expect(names()).toEqual(['Ana', 'Bruno'])
    expect(document.activeElement).toBe(screen.getAllByLabelText('Nome')[0])
    expect(screen.queryByText(/^Você excluiu/)).toBeNull()
    await user.click(remove(2))
    await user.click(undo())
    expect(names()).toEqual(['Ana', 'Bruno'])
    expect(document.activeElement).toBe(screen.getAllByLabelText('Nome')[1])
  })

  test('several come back, the last one first, each to where it was', async () => {
    const user = await openWithTwo()
    await user.click(remove(1))
    await user.click(remove(1))
    expect(screen.queryAllByLabelText('Nome')).toEqual([])
    expect(screen.getByText('Você excluiu: Bruno')).toBeTruthy()
    await user.click(undo())
    expect(names()).toEqual(['Bruno'])
    expect(screen.getByText('Você excluiu: Ana')).toBeTruthy()
    await user.click(undo())
    expect(names()).toEqual(['Ana', 'Bruno'])
    expect(screen.queryByText(/^Você excluiu/)).toBeNull()
  })

  test('one whose name is blank is called by its number', async () => {
    const { user } = await openWizard()
    await user.click(add())
    await user.keyboard(' ')
    await user.click(remove(1))
    expect(screen.getByText('Você excluiu: dependente 1')).toBeTruthy()
  })

  test('once another is added, the removed one is gone', async () => {
    const user = await openWithTwo()
    await user.click(remove(2))
    await user.click(add())
    expect(screen.queryByText(/^Você excluiu/)).toBeNull()
    expect(names()).toEqual(['Ana', ''])
  })
})

describe('a refused Próximo', () => {
  const proceed = () => screen.getByRole('button', { name: 'Próximo' })

  test('says so, takes the focus and leads to each field', async () => {
    const { user } = await openWizard()
    await user.clear(screen.getByLabelText('Nome da mãe'))
    await user.clear(screen.getByLabelText('Conta'))
    await user.click(proceed())
    const alert = screen.getByRole('alert')
    expect(within(alert).getByText('Problemas de preenchimento. Verifique o formulário.')).toBeTruthy()
    expect(document.activeElement?.contains(alert)).toBe(true)
    const links = within(alert).getAllByRole('link')
    expect(links.map((link) => link.textContent)).toEqual(['Nome da mãe: Obrigatório', 'Conta: Obrigatório'])
    await user.click(links[1] as HTMLElement)
    expect(document.activeElement).toBe(screen.getByLabelText('Conta'))
  })

  test('leads to the radio of a question and names the row of a dependant', async () => {
    const { user } = await openWizard()
    await user.click(screen.getByRole('button', { name: 'Adicionar dependente' }))
    await user.click(proceed())
    const link = screen.getByRole('link', { name: 'Dependente 1, Sexo: Obrigatório' })
    await user.click(link)
    expect(document.activeElement).toBe(screen.getByLabelText('Feminino'))
  })

  test('each problem stands beside its field until it is mended', async () => {
    const { user } = await openWizard()
    const mother = screen.getByLabelText('Nome da mãe')
    await user.clear(mother)
    await user.click(proceed())
    expect(mother.getAttribute('aria-invalid')).toBe('true')
    await user.type(mother, 'Rosa')
    expect(mother.hasAttribute('aria-invalid')).toBe(false)
  })
})

describe('what the look-up says of a CPF', () => {
  const lucia = { name: 'Lúcia M. F.', plans: [{ id: 2, name: 'Plano Dois' }] }
  const nobody = { name: '', plans: [] }

  test.each([
    ['good', 'Participante encontrado: Lúcia M. F.', lucia],
    ['bad', 'CPF não localizado. Confira o número.', nobody],
    ['bad', 'Participante sem planos. Confira o número.', { ...lucia, plans: [] }],
  ] as const)('is marked as %s news: %s', async (tone, sentence, person) => {
    const { detalhes, ...others } = answersByType[5]
    const answers = { ...others, detalhes: { ...detalhes, cpf_participante_peculio: '94726183591' } }
    const { actor } = await openWizard({
      loaded: { request: { ...draft.request, typeId: 5 }, answers },
      lookUp: (cpf) => ({ cpf, ...person }),
    })
    const said = await screen.findByText(sentence)
    expect(said.querySelector('svg')).not.toBeNull()
    const [section] = editorView(actor.getSnapshot()).steps[0]?.sections ?? []
    const field = section?.fields.find(({ namesParticipant }) => namesParticipant)
    if (!section || !field) throw new Error('Nobody is named.')
    expect(noteToneOf(actor.getSnapshot(), section, field, null, '')).toBe(tone)
  })

  test('is a warning where nobody was looked up, and the step says what is open', async () => {
    const { detalhes, ...others } = answersByType[5]
    const answers = { ...others, detalhes: { ...detalhes, cpf_participante_peculio: '94726183591' } }
    const { actor } = await openWizard({
      loaded: { request: { ...draft.request, typeId: 5 }, answers },
      lookUp: () => {
        throw new CallError({ kind: 'interrupted' })
      },
    })
    await screen.findByText(
      'Não foi possível consultar este CPF agora. Você pode continuar: o CPF será conferido quando você gravar.',
    )
    const [section] = editorView(actor.getSnapshot()).steps[0]?.sections ?? []
    const field = section?.fields.find(({ namesParticipant }) => namesParticipant)
    const lookUp = actor.getSnapshot().children.personLookup
    if (!section || !field || !lookUp) throw new Error('Nobody is named.')
    const news = troubleIn(lookUp.getSnapshot()) ?? ''
    expect(noteToneOf(actor.getSnapshot(), section, field, null, news)).toBe('warning')
    const way = screen.getByRole('navigation', { name: 'Passos do requerimento' })
    expect(way.textContent).toContain('CPF a conferir')
    expect(actor.getSnapshot().can({ type: 'step.completed' })).toBe(true)
  })

  test('can be looked up again where it failed, and the keyboard goes on in the field', async () => {
    const { detalhes, ...others } = answersByType[5]
    const answers = { ...others, detalhes: { ...detalhes, cpf_participante_peculio: '94726183591' } }
    let isAway = true
    await openWizard({
      loaded: { request: { ...draft.request, typeId: 5 }, answers },
      lookUp: (cpf) => {
        if (isAway) throw new CallError({ kind: 'interrupted' })
        return { cpf, ...lucia }
      },
    })
    const retry = () => screen.queryByRole('button', { name: 'Tentar novamente: consultar o CPF' })
    await screen.findByText(/^Não foi possível consultar este CPF agora/)
    isAway = false
    retry()?.focus()
    await userEvent.keyboard('{Enter}')
    await screen.findByText('Participante encontrado: Lúcia M. F.')
    expect(retry()).toBeNull()
    expect(document.activeElement).toBe(screen.getByLabelText(/^CPF do participante que faleceu/))
  })
})
