import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'

import { CONTROLS, type Control } from '#domain/forms/controls/controls.ts'

import { openField } from './support/field-harness.tsx'

const framed = (Object.keys(CONTROLS) as Control[]).filter(
  (control) => control !== 'radio' && control !== 'checkbox',
)

const textOf = (ids: string | null) =>
  (ids ?? '').split(' ').map((id) => document.getElementById(id)?.textContent)

describe('field control', () => {
  test.each(framed)('%s has its exact label, also when required', (control) => {
    const field = openField({ label: 'Nome da mãe', control }, { required: true })
    expect(field.control().getAttribute('aria-required')).toBe('true')
  })

  test.each(framed)('%s that is optional says so in its label', (control) => {
    openField({ label: 'Nome do pai', control }, { optional: true })
    expect(screen.getByLabelText('Nome do pai (opcional)').hasAttribute('aria-required')).toBe(false)
  })

  test.each(framed)('%s is described by its problems and its hint', (control) => {
    const field = openField(
      { label: 'Benefício', control, hint: 'Como no documento.' },
      { problems: ['Primeiro problema', 'Segundo problema'] },
    )
    expect(field.control().getAttribute('aria-invalid')).toBe('true')
    expect(textOf(field.control().getAttribute('aria-describedby'))).toEqual([
      'Primeiro problemaSegundo problema',
      // A date always shows its format.
      control === 'date' ? 'Como no documento. dd/mm/aaaa' : 'Como no documento.',
    ])
  })

  test.each(framed)('%s without a problem is not marked as invalid', (control) => {
    const field = openField({ label: 'Benefício', control })
    expect(field.control().hasAttribute('aria-invalid')).toBe(false)
    const remarks = control === 'date' ? ['dd/mm/aaaa'] : [undefined]
    expect(textOf(field.control().getAttribute('aria-describedby'))).toEqual(remarks)
  })

  test.each(framed.filter((control) => control !== 'select'))(
    '%s that is read-only keeps its answer',
    async (control) => {
      const field = openField({ label: 'Campo', control }, { editable: false })
      await field.user.type(field.control(), '1')
      expect(field.control().readOnly).toBe(true)
      expect(field.kept()).toBe('')
    },
  )

  test.each([
    ['digits', 'numeric'],
    ['integer', 'numeric'],
    ['cpf', 'numeric'],
    ['postalCode', 'numeric'],
    ['date', 'numeric'],
    ['phone', 'tel'],
    ['email', 'email'],
  ] as const)('%s has the phone keyboard for %s', (control, inputMode) => {
    expect(openField({ label: 'Campo', control }).control().inputMode).toBe(inputMode)
  })

  test('fields have their autofill tokens', () => {
    const field = openField({ label: 'CEP', control: 'postalCode', autoComplete: 'postal-code' })
    expect(field.control().getAttribute('autocomplete')).toBe('postal-code')
  })
})

describe('field control: an e-mail whose domain is a near miss (P-770)', () => {
  const TYPED = 'maria@gmial.com'
  const openEmail = (start: Parameters<typeof openField>[1] = {}) =>
    openField({ label: 'E-mail', control: 'email' }, start)
  const offered = () => screen.queryByRole('button', { name: 'Usar maria@gmail.com' })

  test('the usual domain is suggested when the field is left, and taken over by the button', async () => {
    const field = openEmail()
    await field.user.type(field.control(), TYPED)
    expect(field.remark()).toBe('')
    expect(offered()).toBeNull()
    await field.user.tab()
    expect(field.remark()).toBe('Você quis dizer maria@gmail.com?')
    expect(field.control().hasAttribute('aria-invalid')).toBe(false)
    expect(field.kept()).toBe('maria@gmial.com')
    await field.user.click(screen.getByRole('button', { name: 'Usar maria@gmail.com' }))
    expect(field.kept()).toBe('maria@gmail.com')
    expect(field.remark()).toBe('')
    expect(offered()).toBeNull()
    expect(document.activeElement).toBe(field.control())
  })

  test('it is suggested for an e-mail that was filled in before', () => {
    expect(openEmail({ answer: TYPED }).remark()).toBe('Você quis dizer maria@gmail.com?')
    expect(offered()).not.toBeNull()
  })

  test.each([
    [{ problems: ['E-mail inválido'] }],
    [{ editable: false }],
    [{ locked: true }],
    [{ answer: 'maria@gmail.com' }],
  ])('it is not suggested with %j', (start) => {
    openEmail({ answer: TYPED, ...start })
    expect(screen.queryByText(/Você quis dizer/)).toBeNull()
    expect(screen.queryByRole('button')).toBeNull()
  })
})

describe('field control: select', () => {
  test('it shows the full text that a phone would cut off, announced once', async () => {
    const field = openField(
      { label: 'Benefício', control: 'select' },
      {
        choices: [
          { value: '1', label: 'Aposentadoria normal' },
          { value: '2', label: 'Aposentadoria por tempo de contribuição' },
        ],
        answer: '1',
      },
    )
    expect(field.control().nextElementSibling).toBeNull()
    await field.user.selectOptions(field.control(), '2')
    const whole = field.control().nextElementSibling
    expect(whole?.textContent).toBe('Aposentadoria por tempo de contribuição')
    expect(whole?.getAttribute('aria-hidden')).toBe('true')
  })

  test('it is text if it is read-only and its answer is the only choice', () => {
    openField(
      { label: 'Regime de tributação', control: 'select' },
      { choices: [{ value: 'P', label: 'Progressivo' }], answer: 'P', editable: false },
    )
    expect(screen.getByText('Regime de tributação').nextElementSibling?.textContent).toBe('Progressivo')
    expect(screen.queryByRole('combobox')).toBeNull()
  })
})

const sexes = [
  { value: 'F', label: 'Feminino' },
  { value: 'M', label: 'Masculino' },
]

describe('field control: radio', () => {
  test('it is a group named by its legend, described by its problem', () => {
    openField(
      { label: 'Sexo', control: 'radio' },
      { choices: sexes, required: true, problems: ['Obrigatório'] },
    )
    const group = screen.getByRole('group', { name: 'Sexo' })
    expect(within(group).getAllByRole('radio')).toHaveLength(2)
    expect(group.getAttribute('aria-invalid')).toBe('true')
    expect(textOf(group.getAttribute('aria-describedby'))).toEqual(['Obrigatório'])
  })

  test('it keeps the choice by mouse or by key', async () => {
    const { user, kept } = openField({ label: 'Sexo', control: 'radio' }, { choices: sexes })
    await user.click(screen.getByLabelText('Feminino'))
    expect(kept()).toBe('F')
    screen.getByLabelText('Masculino').focus()
    await user.keyboard(' ')
    expect(kept()).toBe('M')
  })

  test.each([
    ['F', 'Feminino'],
    ['', 'Não preenchido'],
    ['X', 'X'],
  ])('a read-only one shows its answer: %s', (answer, said) => {
    openField({ label: 'Sexo', control: 'radio' }, { choices: sexes, editable: false, answer })
    expect(screen.getByText('Sexo').nextElementSibling?.textContent).toBe(said)
    expect(screen.queryByRole('radio')).toBeNull()
  })
})

describe('field control: checkbox that is read-only', () => {
  test.each([
    ['S', 'Sim'],
    ['N', 'Não'],
    ['', 'Não'],
  ])('it shows its answer: %s', (answer, said) => {
    openField({ label: 'Estou ciente', control: 'checkbox' }, { editable: false, answer })
    expect(screen.getByText('Estou ciente').nextElementSibling?.textContent).toBe(said)
    expect(screen.queryByRole('checkbox')).toBeNull()
  })
})

describe('field control: checkbox', () => {
  test('it stores S and N', async () => {
    const field = openField({ label: 'Estou ciente', control: 'checkbox' })
    await field.user.click(field.control())
    expect(field.kept()).toBe('S')
    await field.user.keyboard(' ')
    expect(field.kept()).toBe('N')
  })

  test('it is described by its problem', () => {
    const field = openField({ label: 'Estou ciente', control: 'checkbox' }, { problems: ['Obrigatório'] })
    expect(field.control().getAttribute('aria-invalid')).toBe('true')
    expect(textOf(field.control().getAttribute('aria-describedby'))).toEqual(['Obrigatório'])
  })
})
