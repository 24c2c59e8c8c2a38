import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect } from 'vitest'

import type { Cloud } from '#domain/people/participant.ts'
import type { MutationOutcome } from '#machines/calls/mutation/index.ts'
import {
  type ConsentAnswer,
  type ConsentInput,
  type ConsentOutcome,
  type ConsentQuestion,
  consentMachine,
} from '#machines/consent/consent/index.ts'
import { Consent } from '#ui/screens/consent/consent.tsx'
import { inRecordedSystem } from '../../../tools/chart-paths/recorded-system.ts'
import { controlledMutation } from '../../support/mutation-port.ts'
import { controlledQuery } from '../../support/query-port.ts'
import { input } from './consent.cases.ts'

export function openConsent(given: ConsentInput = input) {
  const check = controlledQuery<ConsentAnswer, ConsentQuestion>()
  const grant = controlledMutation<ConsentQuestion, Cloud>()
  const user = userEvent.setup({ delay: null })
  const machine = consentMachine.provide({
    actors: { checkConsent: check.logic, grantConsent: grant.logic },
  })
  const { actor, heard } = inRecordedSystem(machine, { input: given })
  render(<Consent actor={actor} />)

  const box = () => screen.getByRole<HTMLInputElement>('checkbox')
  const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Gravar' })

  const wayBack = () => screen.queryByRole('button', { name: 'Voltar' })

  return {
    checkAnswers: (answer: ConsentAnswer) => act(async () => check.answer(answer)),
    checkFails: (error: unknown) => act(async () => check.fail(error)),
    /** Clicks at least once, and ends with the box as given. */
    async leaveBox(ticked: boolean) {
      if (box().checked === ticked) await user.click(box())
      await user.click(box())
    },
    tryAgain: () => user.click(screen.getByRole('button', { name: 'Tentar novamente' })),
    save: () => user.click(save()),
    /** Voltar, which only staff have. */
    decline: () => {
      const button = wayBack()
      return button ? user.click(button) : act(async () => actor.send({ type: 'consent.declined' }))
    },
    grantEnds: (outcome: MutationOutcome<Cloud>) => act(async () => grant.end(outcome)),

    seeWaiting() {
      expect(screen.getByText('Carregando…')).toBeTruthy()
      expect(screen.queryByRole('checkbox')).toBeNull()
      expect(check.inputs).toEqual([{ participant: given.participant }])
    },
    seeWhoDecides() {
      const [name, cpf] =
        given.participant.roleId === null
          ? ['Marina Duarte', '529.982.247-25']
          : ['Teresa Quadros', '819.405.273-41']
      expect(screen.getByText(name)).toBeTruthy()
      expect(screen.getByText(cpf)).toBeTruthy()
    },
    seeWayBack: (isThere: boolean) => expect(wayBack() !== null).toBe(isThere),
    seeBox(ticked: boolean, problem: string | null) {
      expect(box().checked).toBe(ticked)
      const described = box().getAttribute('aria-describedby')
      expect(described && document.getElementById(described)?.textContent).toBe(problem)
      expect(save().disabled).toBe(false)
      expect(save().getAttribute('aria-busy')).toBeNull()
    },
    seeWindowTitle: (title: string) => expect(document.title).toBe(title),
    seeAlert: (text: string | null) => expect(screen.queryByRole('alert')?.textContent ?? null).toBe(text),
    seeSaving() {
      expect(box().checked).toBe(true)
      expect(save().getAttribute('aria-busy')).toBe('true')
      expect(grant.inputs.at(-1)).toEqual({ participant: given.participant })
    },
    seeTold: (outcome: ConsentOutcome) =>
      expect(heard.parent).toEqual([outcome, expect.objectContaining({ type: 'xstate.done.actor.subject' })]),
    seeListOnTheAddress: () =>
      expect(heard.router).toEqual([{ type: 'route.wanted', path: '/', replace: true, leaving: null }]),
    seeNoRoute: () => expect(heard.router).toEqual([]),
    seeNoEvents: () => expect([...heard.signedIn, ...heard.parent]).toEqual([]),
  }
}
