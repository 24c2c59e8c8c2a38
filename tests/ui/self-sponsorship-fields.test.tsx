import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import type { LoadedRequest } from '#domain/request-kinds/edited-request.ts'
import { contributionsWith } from '#tools/samples/answers-01.ts'
import { membership } from '#tools/samples/facts.ts'
import { participant } from '#tools/samples/participant.ts'
import { draft, openWizard } from './support/wizard-harness.tsx'

const AMOUNT = 'Valor da contribuição espontânea (em R$)'

/** A participant of plan 2, at a self-sponsorship with unanswered contributions. */
const openSelfSponsorship = (loaded: Partial<LoadedRequest>) =>
  openWizard({
    participant: { ...participant, memberships: [membership({ planId: 2 })] },
    loaded: {
      request: { ...draft.request, typeId: 7, typeName: 'Autopatrocínio' },
      answers: contributionsWith({ alterar_espontanea: '', valor_espontanea: '' }),
      ...loaded,
    },
  })

const answerYes = ({ user }: Awaited<ReturnType<typeof openSelfSponsorship>>) =>
  user.click(
    screen
      .getAllByRole('radio', { name: 'Sim' })
      .find((radio) => radio.closest('fieldset')?.textContent?.includes('espontânea?')) ??
      expect.fail('is not asked for'),
  )

test('self-sponsorship form: the limit of the amount is in the hint, and a higher amount is a problem', async () => {
  const wizard = await openSelfSponsorship({ facts: { contributionSalaryCents: 1_248_000 } })
  expect(screen.queryByText('O seu limite é de R$ 1.872,00.')).toBeNull()
  await answerYes(wizard)
  screen.getByText('O seu limite é de R$ 1.872,00.')

  const { user } = wizard
  await user.type(screen.getByLabelText(AMOUNT), '1.872,01')
  await user.click(screen.getByRole('button', { name: 'Próximo' }))
  screen.getByText('Máximo R$ 1.872,00')
  expect(screen.queryByText('O seu limite é de R$ 1.872,00.')).toBeNull()
})
