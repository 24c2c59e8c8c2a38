import { act, screen } from '@testing-library/react'
import { expect } from 'vitest'

import {
  type AttachRequest,
  type UploadOutcome,
  type UploadReceipt,
  type UploadStopped,
  uploadMachine,
} from '#machines/documents/upload/index.ts'
import { UploadProgress } from '#ui/parts/upload-progress.tsx'
import { inRecordedSystem } from '../../../tools/chart-paths/recorded-system.ts'
import { allByText, byText } from '../../support/by-text.ts'
import { controlledNetwork } from '../../support/controlled-network.ts'
import { controlledPort } from '../../support/deferred.ts'
import { press } from '../../support/press.ts'
import { renderScreen } from '../../support/render-screen.tsx'
import { settled } from '../../support/settled.ts'
import { input as forRow } from './upload.cases.ts'

export function openUpload(input = forRow) {
  const network = controlledNetwork()
  const attach = controlledPort<void, AttachRequest>()
  const { actor, heard, escalated } = inRecordedSystem(
    uploadMachine.provide({ actors: { sendFile: network.logic, attachDocument: attach.logic } }),
    { input },
  )
  renderScreen(<UploadProgress actor={actor} title="Documento de identidade" />)

  const named = (name: string) => screen.queryByLabelText(`${name}: Documento de identidade`)
  const pressNamed = (name: string) => {
    const button = named(name)
    if (!button) throw new Error(`There is no ${name}`)
    return press(button)
  }

  return {
    progress: (bytes: number) => act(async () => network.progress(bytes)),
    receive: (receipt: UploadReceipt) => act(() => settled(() => network.receive(receipt))),
    fail: (error: unknown) => act(() => settled(() => network.fail(error))),
    attachmentEnds: () => act(() => settled(() => attach.answer())),
    attachmentFails: (error: unknown) => act(() => settled(() => attach.fail(error))),
    retry: () => pressNamed('Tentar novamente'),
    /** The button that stops it is named by its state. */
    abandon: () => pressNamed(named('Desistir') ? 'Desistir' : 'Cancelar o envio'),

    seeProgress(words: string, percent: number) {
      const bar = document.querySelector('progress')
      expect(bar?.labels[0]?.textContent).toBe(words)
      expect(bar?.value).toBe(percent)
      expect(allByText('span', `${percent}%`)).toHaveLength(1)
      expect(document.querySelector('[role="alert"]')).toBeNull()
    },
    seeStopped(reason: string) {
      expect(document.querySelector('progress')).toBeNull()
      expect(document.querySelector('[role="alert"]')?.textContent).toBe(`rg.pdf${reason}`)
    },
    seeButtons: (...names: readonly string[]) =>
      expect([...document.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual(names),
    seeOff: (name: string) => expect(byText('button', name).getAttribute('aria-disabled')).toBe('true'),
    seeNothing: () => expect(document.body.textContent).toBe(''),
    /** The number of attempts, and whether one is running. */
    seeSent(times: number, underWay: boolean) {
      expect(network.sent).toEqual(Array.from({ length: times }, () => input))
      expect(network.carried).toHaveLength(underWay ? 1 : 0)
    },
    seeAttached: (...asked: readonly AttachRequest[]) => expect(attach.inputs).toEqual(asked),
    seeReported: (...events: readonly UploadOutcome[]) =>
      expect(heard.parent.filter(({ type }) => /finished|cancelled/.test(type))).toEqual(events),
    seeStopReported: (refusal: string | null) =>
      expect(heard.parent.at(-1)).toEqual({
        type: 'upload.stopped',
        destination: input.destination,
        refusal,
      } satisfies UploadStopped),
    seeEscalated: (...errors: readonly unknown[]) => expect(escalated()).toEqual(errors),
  }
}
