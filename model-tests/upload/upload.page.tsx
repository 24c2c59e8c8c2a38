import { act, render, screen } from '@testing-library/react'
import { expect } from 'vitest'
import { type AnyEventObject, fromCallback } from 'xstate'

import type { CallFailure } from '#domain/call-failure.ts'
import {
  type AttachRequest,
  type FileFailed,
  type FileProgressed,
  type FileReceived,
  type UploadEnded,
  type UploadInput,
  type UploadStopped,
  uploadMachine,
} from '#machines/upload/index.ts'
import { UploadProgress } from '#ui/screens/upload/upload-progress.tsx'

import { the, those } from '../support/by-text.ts'
import { controlledPort } from '../support/deferred.ts'
import { press } from '../support/press.ts'
import { inRecordedSystem } from '../support/recorded-system.ts'
import { settled } from '../support/settled.ts'
import { input as forRow } from './upload.cases.ts'

/** The network under one upload: what was sent over it, and how many are under way. */
function controlledNetwork() {
  const sent: UploadInput[] = []
  let tell: (event: AnyEventObject) => void = () => {}
  let underWay = 0
  return {
    logic: fromCallback<AnyEventObject, UploadInput>(({ input, sendBack }) => {
      sent.push(input)
      underWay += 1
      tell = sendBack
      return () => {
        underWay -= 1
      }
    }),
    sent,
    underWay: () => underWay,
    tell: (event: FileProgressed | FileReceived | FileFailed) => tell(event),
  }
}

/** An upload as a participant sees it. Verbs drive, `see…` asserts; texts are spelt out, never imported. */
export function openUpload(input = forRow) {
  const network = controlledNetwork()
  const attach = controlledPort<void, AttachRequest>()
  const { actor, heard } = inRecordedSystem(
    uploadMachine.provide({ actors: { sendFile: network.logic, attachDocument: attach.logic } }),
    { input },
  )
  render(<UploadProgress actor={actor} title="Documento de identidade" />)

  const named = (name: string) => screen.queryByLabelText(`${name}: Documento de identidade`)
  const pressNamed = (name: string) => {
    const button = named(name)
    if (!button) throw new Error(`There is no ${name}`)
    return press(button)
  }

  return {
    network: (event: FileProgressed | FileReceived | FileFailed) => act(async () => network.tell(event)),
    /** What no network brings about: the port itself breaks. */
    breakPort: (error: unknown) =>
      act(async () => actor.send({ type: 'xstate.error.actor.sendFile', error } as never)),
    attachmentEnds: () => act(() => settled(() => attach.answer())),
    attachmentFails: (error: unknown) => act(() => settled(() => attach.fail(error))),
    retry: () => pressNamed('Tentar novamente'),
    /** By the button of the moment. */
    abandon: () => pressNamed(named('Desistir') ? 'Desistir' : 'Cancelar o envio'),

    seeProgress(words: string, percent: number) {
      const bar = document.querySelector('progress')
      expect(bar?.labels[0]?.textContent).toBe(words)
      expect(bar?.value).toBe(percent)
      expect(those('span', `${percent}%`)).toHaveLength(1)
      expect(document.querySelector('[role="alert"]')).toBeNull()
    },
    /** Where it stopped: the file, and why. */
    seeStopped(reason: string) {
      expect(document.querySelector('progress')).toBeNull()
      expect(document.querySelector('[role="alert"]')?.textContent).toBe(`rg.pdf${reason}`)
    },
    seeButtons: (...names: readonly string[]) =>
      expect([...document.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual(names),
    seeOff: (name: string) => expect(the('button', name).getAttribute('aria-disabled')).toBe('true'),
    seeNothing: () => expect(document.body.textContent).toBe(''),
    /** How often the file went out so far, and whether it is going now. */
    seeSent(times: number, underWay: boolean) {
      expect(network.sent).toEqual(Array.from({ length: times }, () => input))
      expect(network.underWay()).toBe(underWay ? 1 : 0)
    },
    seeAttached: (...asked: readonly AttachRequest[]) => expect(attach.inputs).toEqual(asked),
    seeTold: (...events: readonly UploadEnded[]) =>
      expect(heard.parent.filter(({ type }) => type === 'upload.ended')).toEqual(events),
    /** Wherever its participant is by now. */
    seeStopTold: (refusal: string | null) =>
      expect(heard.parent.at(-1)).toEqual({
        type: 'upload.stopped',
        destination: input.destination,
        refusal,
      } satisfies UploadStopped),
    seeTroubleTold: (failure: CallFailure | null) =>
      expect(heard.session).toEqual(
        failure === null ? [] : [{ type: 'trouble.reported', failure, mayRetry: false, reporter: actor }],
      ),
  }
}
