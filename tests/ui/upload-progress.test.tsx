import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { fromPromise } from 'xstate'
import { type UploadInput, uploadMachine } from '#machines/documents/upload/index.ts'
import { cloud, participant } from '#tools/samples/participant.ts'
import { hold } from '#ui/browser/held-files.ts'
import { UploadProgress } from '#ui/parts/upload-progress.tsx'

import { inRecordedSystem } from '../../tools/chart-paths/recorded-system.ts'

const file = hold(new File(['%PDF-'], 'rg.pdf'))
const input: UploadInput = {
  destination: { kind: 'cloud', documentTypeId: 9 },
  owner: { participant, cloud },
  file,
}

/** Two controls, and an upload that leads back to the second one. */
function open() {
  const machine = uploadMachine.provide({ actors: { sendFile: fromPromise(() => new Promise(() => {})) } })
  const { actor } = inRecordedSystem(machine, { input })
  render(
    <>
      <button type="button">Voltar</button>
      <button type="button" id="anexar.titular.1">
        Anexar
      </button>
      <UploadProgress actor={actor} title="RG" returnTo="anexar.titular.1" />
    </>,
  )
  return { actor, button: (name: string) => screen.getByRole('button', { name }) }
}

test('upload progress: the focus moves to the named control if it was on the ended upload', async () => {
  const { button } = open()
  const giveUp = button('Cancelar o envio: RG')
  giveUp.focus()
  await userEvent.setup().keyboard('{Enter}')
  expect(giveUp.isConnected).toBe(false)
  expect(document.activeElement).toBe(button('Anexar'))
})

test('upload progress: the focus stays if it was elsewhere', async () => {
  const { actor, button } = open()
  button('Voltar').focus()
  await act(async () => actor.send({ type: 'upload.abandoned' }))
  expect(screen.queryByText('Cancelar o envio')).toBeNull()
  expect(document.activeElement).toBe(button('Voltar'))
})
