import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import { ChartHelp } from '#ui/shell/help-text.tsx'

import { draft, openWizard } from './support/wizard-harness.tsx'

const help = async (step: 1 | 2 | 3, status: 'L' | 'A', isCancelling = false) => {
  const { wizard } = await openWizard({ step, loaded: { request: { ...draft.request, status } } })
  if (isCancelling) wizard.getSnapshot().children.editor?.send({ type: 'cancel.requested' })
  render(
    <aside>
      <ChartHelp actor={wizard} fallback={null} />
    </aside>,
  )
  return screen.getByRole('complementary', { hidden: true }).textContent
}

const CLOSED = /^Este requerimento não pode mais ser alterado\./

// FORM-41
test.each([1, 2, 3] as const)(
  'the help of a request that takes no changes is about reading: step %i',
  async (step) => {
    expect(await help(step, 'A')).toMatch(CLOSED)
  },
)

test.each([
  [1, /^Preencha, clique em Próximo, anexe os documentos da lista e clique em Finalizar requerimento\.$/],
  [2, /^Beneficiários são pessoas com vínculo legal/],
  [3, /^Anexe cada arquivo pelo botão Anexar/],
] as const)('the help of an open request is about what to do: step %i', async (step, words) => {
  expect(await help(step, 'L')).toMatch(words)
})

test('the help of a question over a step replaces that of the step', async () => {
  expect(await help(3, 'L', true)).toMatch(/^Preencha os dados e clique em Próximo\. Depois anexe/)
})
