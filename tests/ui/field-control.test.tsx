import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'

import type { Control } from '#domain/forms/form.ts'

import { openField } from './support/field-harness.tsx'

const framed: Control[] = [
  'text',
  'email',
  'digits',
  'integer',
  'money',
  'percent',
  'cpf',
  'postalCode',
  'phone',
  'date',
  'select',
]

const textOf = (ids: string | null) =>
  (ids ?? '').split(' ').map((id) => document.getElementById(id)?.textContent)

describe('a control in its frame', () => {
  test.each(framed)('%s is found by its exact label, also when required', (control) => {
    const field = openField({ label: 'Nome da mãe', control }, { required: true })
    expect(field.control().getAttribute('aria-required')).toBe('true')
  })

  test.each(framed)('%s says in its label that it may stay empty', (control) => {
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
      // A date always says how it is written.
      control === 'date' ? 'Como no documento. Dia, mês e ano: dd/mm/aaaa' : 'Como no documento.',
    ])
  })

  test.each(framed)('%s without a problem is not marked', (control) => {
    const field = openField({ label: 'Benefício', control })
    expect(field.control().hasAttribute('aria-invalid')).toBe(false)
    const remarks = control === 'date' ? ['Dia, mês e ano: dd/mm/aaaa'] : [undefined]
    expect(textOf(field.control().getAttribute('aria-describedby'))).toEqual(remarks)
  })

  test.each(framed.filter((control) => control !== 'select'))(
    '%s that may not change keeps its answer',
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
  ] as const)('%s asks a phone for the %s keys', (control, inputMode) => {
    expect(openField({ label: 'Campo', control }).control().inputMode).toBe(inputMode)
  })

  test('the browser is told what it may fill in', () => {
    const field = openField({ label: 'CEP', control: 'postalCode', autoComplete: 'postal-code' })
    expect(field.control().getAttribute('autocomplete')).toBe('postal-code')
  })
})

const states = [
  { value: 'PR', label: 'Paraná' },
  { value: 'SP', label: 'São Paulo' },
]

describe('select', () => {
  test('offers its choices and keeps the one picked', async () => {
    const field = openField({ label: 'Estado', control: 'select' }, { choices: states })
    await field.user.selectOptions(field.control(), 'São Paulo')
    expect(field.kept()).toBe('SP')
  })

  test('shows whole what a phone would cut off, and says it once', async () => {
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

  test('that may not change is off', () => {
    const field = openField({ label: 'Estado', control: 'select' }, { choices: states, editable: false })
    expect(field.control().disabled).toBe(true)
  })
})

const sexes = [
  { value: 'F', label: 'Feminino' },
  { value: 'M', label: 'Masculino' },
]

describe('radio', () => {
  test('is a group named by its legend, described by its problem', () => {
    openField(
      { label: 'Sexo', control: 'radio' },
      { choices: sexes, required: true, problems: ['Obrigatório'] },
    )
    const group = screen.getByRole('group', { name: 'Sexo' })
    expect(within(group).getAllByRole('radio')).toHaveLength(2)
    expect(group.getAttribute('aria-invalid')).toBe('true')
    expect(textOf(group.getAttribute('aria-describedby'))).toEqual(['Obrigatório'])
  })

  test('keeps the one picked, by mouse or by key', async () => {
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
  ])('that may not change is read: %s', (answer, said) => {
    openField({ label: 'Sexo', control: 'radio' }, { choices: sexes, editable: false, answer })
    expect(screen.getByText('Sexo').nextElementSibling?.textContent).toBe(said)
    expect(screen.queryByRole('radio')).toBeNull()
  })
})

describe('a box', () => {
  test.each([
    ['S', 'Sim'],
    ['N', 'Não'],
    ['', 'Não'],
  ])('that may not change is read: %s', (answer, said) => {
    openField({ label: 'Estou ciente', control: 'checkbox' }, { editable: false, answer })
    expect(screen.getByText('Estou ciente').nextElementSibling?.textContent).toBe(said)
    expect(screen.queryByRole('checkbox')).toBeNull()
  })
})

describe('a choice of one answer that is given', () => {
  test.each(['radio', 'select'] as const)('is read, with nothing to press: %s', (control) => {
    openField(
      { label: 'Regime de tributação', control },
      { choices: [{ value: 'P', label: 'Progressivo' }], answer: 'P', editable: false },
    )
    expect(screen.getByText('Regime de tributação').nextElementSibling?.textContent).toBe('Progressivo')
    expect(screen.queryByRole('radio')).toBeNull()
    expect(screen.queryByRole('combobox')).toBeNull()
  })

  test('is asked where it may be left out', () => {
    openField(
      { label: 'Regime de tributação', control: 'radio' },
      { choices: [{ value: 'P', label: 'Progressivo' }], answer: 'P' },
    )
    expect(screen.getByLabelText<HTMLInputElement>('Progressivo').disabled).toBe(false)
  })
})

describe('checkbox', () => {
  test('keeps S and N', async () => {
    const field = openField({ label: 'Estou ciente', control: 'checkbox' })
    await field.user.click(field.control())
    expect(field.kept()).toBe('S')
    await field.user.keyboard(' ')
    expect(field.kept()).toBe('N')
  })

  test('is described by its problem', () => {
    const field = openField({ label: 'Estou ciente', control: 'checkbox' }, { problems: ['Obrigatório'] })
    expect(field.control().getAttribute('aria-invalid')).toBe('true')
    expect(textOf(field.control().getAttribute('aria-describedby'))).toEqual(['Obrigatório'])
  })
})
