import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'

import { validAnswers } from '#tools/samples/benefit-answers.ts'

import { openWizard } from './support/wizard-harness.tsx'

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const described = (label: string) =>
  (field(label).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')
const isFlagged = (label: string) => field(label).getAttribute('aria-invalid') === 'true'

const DIGIT_IN_NUMBER = 'O DV vai no campo ao lado. Confira o DV e deixe aqui só o número, sem o hífen.'

const withoutDigits = {
  answers: {
    ...validAnswers,
    detalhes: { ...validAnswers.detalhes, agencia: '', agencia_dv: '', conta: '', conta_dv: '' },
  },
}

describe('check digit typed with its number', () => {
  test.each([
    ['Conta', 'DV da conta (opcional)', '12345-6', '12345', '6'],
    ['Conta', 'DV da conta (opcional)', '12345-X', '12345', 'X'],
    ['Conta', 'DV da conta (opcional)', '12345-67', '12345', '67'],
    ['Agência', 'DV da agência (opcional)', '0123-4', '0123', '4'],
  ])('%s moves it to %s: %s', async (number, digit, typed, kept, moved) => {
    const { user, actor } = await openWizard({ loaded: withoutDigits })
    await user.type(field(number), typed)
    await user.tab()
    expect(field(number).value).toBe(kept)
    expect(field(digit).value).toBe(moved)
    expect(isFlagged(number)).toBe(false)
    expect(actor.getSnapshot().children.draft?.getSnapshot().matches('unsaved')).toBe(true)
  })

  test('a pasted one is moved too, in the format of a card', async () => {
    const { user } = await openWizard({ loaded: withoutDigits })
    await user.click(field('Conta'))
    await user.paste(' 12.345-6 ')
    await user.tab()
    expect(field('Conta').value).toBe('12345')
    expect(field('DV da conta (opcional)').value).toBe('6')
  })

  test('one that is already there is not doubled, in any case', async () => {
    const { user } = await openWizard()
    await user.clear(field('Conta'))
    await user.type(field('Conta'), '56789-x')
    await user.tab()
    expect(field('Conta').value).toBe('56789')
    expect(field('DV da conta (opcional)').value).toBe('x')
  })

  test('one that differs from the present one is refused at once, and both stay', async () => {
    const { user } = await openWizard()
    await user.clear(field('Conta'))
    await user.type(field('Conta'), '56789-1')
    expect(isFlagged('Conta')).toBe(false)
    await user.tab()
    expect(field('Conta').value).toBe('56789-1')
    expect(field('DV da conta (opcional)').value).toBe('X')
    expect(described('Conta')).toContain(DIGIT_IN_NUMBER)
    await user.type(field('Conta'), '{Backspace}{Backspace}')
    expect(isFlagged('Conta')).toBe(false)
  })

  test('a number without one is unchanged', async () => {
    const { user, actor } = await openWizard()
    await user.click(field('Conta'))
    await user.tab()
    expect(field('Conta').value).toBe('56789')
    expect(actor.getSnapshot().children.draft?.getSnapshot().matches('unsaved')).toBe(false)
  })
})
