import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'

import { loginMachine } from '#machines/app/login/index.ts'
import { Login } from '#ui/screens/login/login.tsx'

import { renderInRouter } from '../../model-tests/support/in-router.tsx'
import { withRecordedActors } from '../../tools/chart-paths/recorded-system.ts'

// D-14
test('Entrar leads to the first field that lacks an answer', async () => {
  const user = userEvent.setup({ delay: null })
  const place = { screen: 'login', path: '/login' } as const
  const { actor } = withRecordedActors(loginMachine, { begins: 'waiting', place, wanted: null })
  renderInRouter(<Login actor={actor} keepsAnswers={false} />)
  const focusAfterEntrar = async () => {
    await user.click(screen.getByRole('button', { name: 'Entrar' }))
    return document.activeElement?.id
  }
  expect(await focusAfterEntrar(), 'the focus after Entrar without an answer').toBe('cpf')
  await user.type(screen.getByLabelText('CPF'), '52998224725')
  expect(await focusAfterEntrar(), 'the focus after Entrar with a CPF').toBe('senha')
})
