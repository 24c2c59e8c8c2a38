import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Profiler, type ReactNode } from 'react'
import { describe, expect, test, vi } from 'vitest'

import { CallError } from '#domain/call-failure.ts'
import { noteToneOf } from '#domain/filled-requests/notes.ts'
import type { NamedParticipant } from '#domain/requests/facts.ts'
import { editorView } from '#machines/form/form-editor/index.ts'
import { troubleIn } from '#machines/form/person-lookup/index.ts'

import { answersByType } from '#tools/samples/request-answers.ts'
import { draft, openWizard } from './support/wizard-harness.tsx'

/** The real wizard, with each control wrapped to count its renderings. */
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

describe('wizard: fields of a form', () => {
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

  test('a section without visible fields is not shown', async () => {
    const { user } = await openWizard()
    expect(screen.getByRole('group', { name: 'Declarações' })).toBeTruthy()
    await user.selectOptions(screen.getByLabelText('Benefício'), 'Aposentadoria por invalidez')
    expect(screen.queryByRole('group', { name: 'Declarações' })).toBeNull()
  })

  test('a key press renders only its own field', async () => {
    const drawn: string[] = []
    const { openCounted, restore } = await wizardThatCounts((id) => drawn.push(id))
    const { user } = await openCounted()
    drawn.length = 0
    await user.type(screen.getByLabelText('Nome da mãe'), 'x')
    expect([...new Set(drawn)]).toEqual(['detalhes.nome_mae'])
    restore()
  })
})

describe('wizard: the format of an answer', () => {
  const HINTS = ['dd/mm/aaaa', 'Quatro números, sem dígito.']
  const inStatus = (status: 'E' | 'A') => ({ request: { ...draft.request, status, statusName: status } })
  const hint = (text: string) => screen.queryByText(text)

  test('it is shown at editable fields', async () => {
    await openWizard()
    for (const text of HINTS) expect(hint(text)).toBeTruthy()
    expect(screen.getByLabelText('Complemento (opcional)')).toBeTruthy()
  })

  test('it is not shown in a read-only request', async () => {
    const { banco: _, ...detalhes } = draft.answers.detalhes
    await openWizard({ loaded: { ...inStatus('A'), answers: { ...draft.answers, detalhes } } })
    for (const text of HINTS) expect(hint(text)).toBeNull()
    expect(screen.queryAllByText(/opcional/)).toEqual([])
    expect(screen.getByLabelText<HTMLSelectElement>('Banco').selectedOptions[0]?.textContent).toBe('')
    expect(document.querySelector('[aria-required]')).toBeNull()
  })

  test('it is not shown at fields that are read-only in E', async () => {
    await openWizard({ loaded: inStatus('E') })
    const benefit = screen.getByLabelText<HTMLSelectElement>('Benefício')
    expect([benefit.disabled, benefit.hasAttribute('aria-required')]).toEqual([true, false])
    expect(hint('Quatro números, sem dígito.')).toBeTruthy()
    expect(screen.getByLabelText<HTMLInputElement>('Complemento (opcional)').readOnly).toBe(false)
  })
})

describe('wizard: dependants', () => {
  const add = () => screen.getByRole('button', { name: 'Adicionar dependente' })

  test('a new one can be filled in at once', async () => {
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

  test('a removed one can be restored at its place, with its answers', async () => {
    const user = await openWithTwo()
    await user.click(remove(1))
    expect(names()).toEqual(['Bruno'])
    expect(document.activeElement).toBe(undo())
    expect(undo().getAttribute('aria-label')).toBe('Desfazer a exclusão de Ana')
    await user.keyboard('{Enter}')
    expect(names()).toEqual(['Ana', 'Bruno'])
    expect(document.activeElement).toBe(screen.getAllByLabelText('Nome')[0])
    expect(screen.queryByText(/^Você excluiu/)).toBeNull()
    await user.click(remove(2))
    await user.click(undo())
    expect(names()).toEqual(['Ana', 'Bruno'])
    expect(document.activeElement).toBe(screen.getAllByLabelText('Nome')[1])
  })

  test('several are restored in reverse order, each at its place', async () => {
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

  test('one without a name is titled by its number', async () => {
    const { user } = await openWizard()
    await user.click(add())
    await user.keyboard(' ')
    await user.click(remove(1))
    expect(screen.getByText('Você excluiu: dependente 1')).toBeTruthy()
  })

  test('adding another one makes the removal final', async () => {
    const user = await openWithTwo()
    await user.click(remove(2))
    await user.click(add())
    expect(screen.queryByText(/^Você excluiu/)).toBeNull()
    expect(names()).toEqual(['Ana', ''])
  })
})

describe('wizard: the result of a CPF lookup', () => {
  const lucia = { name: 'Lúcia M. F.', plans: [{ id: 2, name: 'Plano Dois' }] }
  const unknown = { name: '', plans: [] }

  function openNaming(lookUp: (cpf: string) => NamedParticipant) {
    const { detalhes, ...others } = answersByType[5]
    const answers = { ...others, detalhes: { ...detalhes, cpf_participante_peculio: '94726183591' } }
    return openWizard({ loaded: { request: { ...draft.request, typeId: 5 }, answers }, lookUp })
  }

  function toneIn({ actor }: Awaited<ReturnType<typeof openNaming>>) {
    const snapshot = actor.getSnapshot()
    const [section] = editorView(snapshot).steps[0]?.sections ?? []
    const field = section?.fields.find(({ namesParticipant }) => namesParticipant)
    const lookUp = snapshot.children.personLookup
    if (!section || !field || !lookUp) throw new Error('No participant is named.')
    const news = troubleIn(lookUp.getSnapshot()) ?? ''
    return noteToneOf(snapshot.context.filled, section, field, null, news)
  }

  test.each([
    ['good', 'Participante encontrado: Lúcia M. F.', lucia],
    ['bad', 'CPF não localizado. Confira o número.', unknown],
  ] as const)('%s news is shown at the CPF: %s', async (tone, sentence, person) => {
    const wizard = await openNaming((cpf) => ({ cpf, ...person }))
    const remark = await screen.findByText(sentence)
    expect(remark.querySelector('svg')).not.toBeNull()
    expect(toneIn(wizard)).toBe(tone)
  })

  test('news gives way to the problem that Próximo finds', async () => {
    const { user } = await openNaming((cpf) => ({ cpf, ...unknown }))
    await screen.findByText('CPF não localizado. Confira o número.')
    await user.click(screen.getByRole('button', { name: 'Próximo' }))
    expect(screen.queryByText('CPF não localizado. Confira o número.')).toBeNull()
    expect(screen.getByText('CPF não localizado')).toBeTruthy()
  })

  test('a failed lookup is a warning, and repeated from there, with the focus at the field after it', async () => {
    let isAway = true
    const wizard = await openNaming((cpf) => {
      if (isAway) throw new CallError({ kind: 'interrupted' })
      return { cpf, ...lucia }
    })
    await screen.findByText(/^Não foi possível consultar este CPF agora/)
    expect(toneIn(wizard)).toBe('warning')
    const way = screen.getByRole('navigation', { name: 'Passos do requerimento' })
    expect(way.textContent).toContain('CPF a conferir')
    const retry = () => screen.queryByRole('button', { name: 'Tentar novamente: consultar o CPF' })
    isAway = false
    retry()?.focus()
    await userEvent.keyboard('{Enter}')
    await screen.findByText('Participante encontrado: Lúcia M. F.')
    expect(retry()).toBeNull()
    expect(document.activeElement).toBe(screen.getByLabelText(/^CPF do participante que faleceu/))
  })
})
