import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect } from 'vitest'

import { participantAreaMachine } from '#machines/consent/participant-area/index.ts'
import { AreaStart } from '#ui/parts/participant-area.tsx'
import { inRecordedSystem } from '../../../tools/chart-paths/recorded-system.ts'
import { controlledPort } from '../../support/deferred.ts'
import { renderScreen } from '../../support/render-screen.tsx'
import { settled } from '../../support/settled.ts'

export function openAreaStart(hasParticipantArea = true) {
  const open = controlledPort<void, undefined>()
  const { actor, escalated } = inRecordedSystem(
    participantAreaMachine.provide({ actors: { openArea: open.logic } }),
    { input: { hasParticipantArea } },
  )
  const { container } = renderScreen(<AreaStart actor={actor} />)
  const user = userEvent.setup({ delay: null })
  const button = () => screen.getByRole('button', { name: 'Abrir a área do participante em outra aba' })
  const state = () => actor.getSnapshot().value

  return {
    press: () => user.click(button()),
    opens: () => act(() => settled(() => open.answer())),
    fails: (error: unknown) => act(() => settled(() => open.fail(error))),

    seeState: (name: string) => expect(state()).toBe(name),
    seeNothing: () => expect(container.textContent).toBe(''),
    seeBusy: (busy: boolean) => expect(button().getAttribute('aria-busy')).toBe(busy ? 'true' : null),
    seeAlert: (text: string | null) => expect(screen.queryByRole('alert')?.textContent ?? null).toBe(text),
    seeAsked: (times: number) => expect(open.inputs).toHaveLength(times),
    seeEscalated: (...errors: readonly unknown[]) => expect(escalated()).toEqual(errors),
  }
}
