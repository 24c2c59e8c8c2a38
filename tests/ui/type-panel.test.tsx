import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import { participantAreaMachine } from '#machines/participant-area/index.ts'
import type { OfferedType } from '#machines/request-types/index.ts'
import { TypePanel } from '#ui/screens/request-types/type-panel.tsx'

import { controlledPort } from '../../model-tests/support/deferred.ts'
import { renderInRouter } from '../../model-tests/support/in-router.tsx'
import { inRecordedSystem } from '../../model-tests/support/recorded-system.ts'
import { settled } from '../../model-tests/support/settled.ts'

const offered = (type: Pick<OfferedType, 'id' | 'name' | 'startPath' | 'obstacle'>): OfferedType => ({
  ...type,
  details: '',
  draftPath: null,
  draftProtocol: '',
})
const registration = offered({
  id: 10,
  name: 'Atualização cadastral',
  startPath: null,
  obstacle: 'participantArea',
})
const retirement = offered({
  id: 1,
  name: 'Aposentadoria',
  startPath: '/requerimento01/novo/1',
  obstacle: null,
})

function openPanels() {
  const open = controlledPort<void, undefined>()
  const { actor } = inRecordedSystem(participantAreaMachine.provide({ actors: { openArea: open.logic } }), {
    input: { hasParticipantArea: true },
  })
  renderInRouter(
    [registration, retirement].map((type) => <TypePanel key={type.id} type={type} area={actor} />),
  )
  const panel = (name: string) => {
    const found = screen.getByText(name).closest('details')
    if (!found) throw new Error(`No panel is called ${name}`)
    return found
  }
  return {
    panel,
    async failToOpenTheArea() {
      act(() => actor.send({ type: 'area.requested' }))
      await act(() => settled(() => open.fail(new Error('no tab'))))
    },
  }
}

test('a panel opens to say that the participant area did not, and can be closed again', async () => {
  const { panel, failToOpenTheArea } = openPanels()
  expect(panel('Atualização cadastral').open).toBe(false)

  await failToOpenTheArea()
  expect(panel('Atualização cadastral').open).toBe(true)
  expect(panel('Aposentadoria').open).toBe(false)

  panel('Atualização cadastral').open = false
  await failToOpenTheArea()
  expect(panel('Atualização cadastral').open).toBe(true)
})
