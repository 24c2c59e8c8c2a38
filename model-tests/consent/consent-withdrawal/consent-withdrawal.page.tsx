import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect } from 'vitest'
import type { MutationOutcome } from '#machines/calls/mutation/index.ts'
import {
  type ConsentWithdrawalInput,
  consentWithdrawalMachine,
} from '#machines/consent/consent-withdrawal/index.ts'
import { Withdrawal } from '#ui/screens/request-list/withdrawal.tsx'

import { inRecordedSystem } from '../../../tools/chart-paths/recorded-system.ts'
import { controlledMutation } from '../../support/mutation-port.ts'
import { renderScreen } from '../../support/render-screen.tsx'
import { input } from './consent-withdrawal.cases.ts'

export function openWithdrawal() {
  const withdraw = controlledMutation<ConsentWithdrawalInput, void>()
  const machine = consentWithdrawalMachine.provide({ actors: { withdrawConsent: withdraw.logic } })
  const { actor, heard } = inRecordedSystem(machine, { input })
  renderScreen(<Withdrawal actor={actor} />)
  const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })
  const button = (name: string) => screen.getByRole('button', { name })
  const dialog = () => screen.queryByRole('alertdialog', { name: 'Deseja retirar a autorização?' })

  return {
    ask: () => user.click(button('Retirar a autorização de uso dos documentos')),
    confirm: () => user.click(button('Retirar a autorização')),
    dismiss: () => user.click(button('Não retirar')),
    ends: (outcome: MutationOutcome<void>) => act(async () => withdraw.end(outcome)),

    seeNoQuestion: () => expect(dialog()).toBeNull(),
    seeQuestion(busy: boolean, alert: string | null) {
      const text = dialog()?.textContent ?? ''
      expect(text).toContain(
        'Sem a autorização você não acompanha requerimentos, não envia, não corrige e não abre documentos no portal ' +
          'até autorizar de novo.',
      )
      expect(text).toContain('Os requerimentos já enviados continuam em análise')
      expect(button('Retirar a autorização').getAttribute('aria-busy')).toBe(busy ? 'true' : null)
      expect(screen.queryByRole('alert')?.textContent ?? null).toBe(alert)
    },
    seeAsked: (times: number) => expect(withdraw.inputs).toHaveLength(times),
    seeInput: () => expect(withdraw.inputs.at(-1)).toEqual(input),
    seeNotices: (...texts: readonly string[]) =>
      expect(heard.notices).toMatchObject(texts.map((text) => ({ tone: 'success', text }))),
    seeScreensNotified: () => expect(heard.screens).toEqual([{ type: 'consent.withdrawn' }]),
  }
}
