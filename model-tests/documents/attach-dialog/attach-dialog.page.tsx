import { act, fireEvent, screen } from '@testing-library/react'
import { expect } from 'vitest'
import { type EventFrom, SimulatedClock } from 'xstate'

import type { CloudDocument } from '#domain/documents/cloud-document.ts'
import type { HeldFile } from '#domain/documents/held-file.ts'
import {
  type AttachDialogInput,
  type AttachDialogOutcome,
  attachDialogMachine,
} from '#machines/documents/attach-dialog/index.ts'
import type { CloudQuestion } from '#machines/documents/cloud-picker/index.ts'
import {
  type FileReady,
  type InspectFile,
  type Inspection,
  type JoinedPhotos,
  type JoinPhotos,
  localFileMachine,
} from '#machines/documents/local-file/index.ts'
import { fileOf } from '#ui/browser/held-files.ts'
import { AttachDialog } from '#ui/parts/attach-dialog.tsx'
import { inRecordedSystem } from '../../../tools/chart-paths/recorded-system.ts'
import { allByText, byText } from '../../support/by-text.ts'
import { controlledPort } from '../../support/deferred.ts'
import { renderInRouter } from '../../support/in-router.tsx'
import { press } from '../../support/press.ts'
import { sendRefused } from '../../support/send-refused.ts'
import { settled } from '../../support/settled.ts'
import { executable, opened } from './attach-dialog.cases.ts'

export function openAttachDialog(input: AttachDialogInput = opened()) {
  const inspect = controlledPort<Inspection, InspectFile>()
  const join = controlledPort<JoinedPhotos, JoinPhotos>()
  const cloud = controlledPort<readonly CloudDocument[], CloudQuestion>()
  const clock = new SimulatedClock()
  const localFile = localFileMachine.provide({
    actors: { inspectFile: inspect.logic, joinPhotos: join.logic },
  })
  const { actor, heard, escalated } = inRecordedSystem(
    attachDialogMachine.provide({ actors: { localFile, loadDocuments: cloud.logic } }),
    {
      clock,
      input,
    },
  )
  renderInRouter(<AttachDialog actor={actor} />)

  const button = (name: string) => byText('button', name)
  const radio = (name: string) => byText('label', name).control as HTMLInputElement
  const fileField = () => screen.getByLabelText<HTMLInputElement>('Arquivo')
  const end = (how: () => void) => act(() => settled(how))
  const isInspecting = () => actor.getSnapshot().children.localFile?.getSnapshot().matches('inspecting')
  const pick = (...files: readonly HeldFile[]) =>
    act(async () => {
      fireEvent.change(fileField(), { target: { files: files.map(fileOf) } })
    })

  return {
    pick,
    choose: (origin: 'computer' | 'cloud') =>
      press(radio(origin === 'computer' ? 'Enviar do aparelho' : 'Escolher em Meus documentos')),
    /** The inspection accepts the file, which is picked first unless it was dropped. */
    async fileIsGood(file: HeldFile) {
      if (!isInspecting()) await pick(file)
      await end(() => inspect.answer(null))
    },
    /** Refused: a dropped file needs a password, a picked one is a program. */
    async fileIsBad() {
      if (isInspecting()) await end(() => inspect.answer('encrypted'))
      else await pick(executable)
    },
    photosBecome: (file: HeldFile) => end(() => join.answer({ file, problem: null })),
    /** An event that the local file does not send itself. */
    fileIsReady: (event: FileReady) => act(() => actor.send(event)),
    cloudArrives: (documents: readonly CloudDocument[]) => end(() => cloud.answer(documents)),
    cloudFails: (error: unknown) => end(() => cloud.fail(error)),
    pickStored: (label: string) => press(radio(label)),
    sendChoice: (event: { readonly type: 'document.chosen'; readonly documentId: number | null }) =>
      act(async () => actor.send(event)),
    wait: (milliseconds: number) => act(async () => clock.increment(milliseconds)),
    click: (name: 'Anexar' | 'Anexar e ir ao seguinte' | 'Cancelar') => press(button(name)),
    escape: () =>
      act(async () => {
        fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' })
      }),

    isPicking: () => radio('Enviar do aparelho').checked,

    seeOpen() {
      const dialog = document.querySelector('[role="dialog"]')
      expect(dialog?.querySelector('h2')?.textContent).toBe('Anexar documento')
      expect(dialog?.textContent).toContain('Documento de identidade')
    },
    seeOrigin(chosen: 'computer' | 'cloud') {
      expect(radio('Enviar do aparelho').checked).toBe(chosen === 'computer')
      expect(radio('Escolher em Meus documentos').checked).toBe(chosen === 'cloud')
      expect(screen.getByText(/^Foto ou PDF \(pdf, png, jpg ou jpeg\), até 1\sMB/)).toBeTruthy()
      expect(screen.getByText('São os documentos que você já enviou ao fundo')).toBeTruthy()
    },
    seeButtons(isNextOffered: boolean) {
      expect(allByText('button', 'Anexar e ir ao seguinte')).toHaveLength(isNextOffered ? 1 : 0)
      expect(button('Anexar').disabled).toBe(false)
      expect(button('Cancelar').disabled).toBe(false)
      expect(allByText('button', 'Voltar')).toHaveLength(0)
    },
    /** The newest documents of the cloud, and the link to all of them. */
    seeOffered(names: readonly string[], chosen: string) {
      const radios = [...document.querySelectorAll<HTMLInputElement>('[name="enviado"]')]
      expect(radios.map(({ labels }) => labels?.[0]?.textContent)).toEqual([
        ...names,
        'Ver todos os documentos deste tipo',
      ])
      expect(radio(chosen).checked).toBe(true)
    },
    seeSentOn: (date: string) => expect(screen.getByText(`Enviado em ${date}`)).toBeTruthy(),
    seeFile: (shown: string) => expect(document.querySelector('output')?.textContent).toBe(shown),
    seeWork: (work: string) => expect(document.querySelector('[role="status"]')?.textContent).toBe(work),
    seeProblem: (text: string | null) =>
      expect(document.getElementById('arquivo-error')?.textContent ?? null).toBe(text),
    seeNoDialog: () => expect(screen.queryByRole('dialog')).toBeNull(),
    sendRefused: (event: EventFrom<typeof attachDialogMachine>) => sendRefused(actor, event),
    seeEscalated: (error: unknown) => expect(escalated()).toEqual([error]),
    seeGoingOn: () => expect(actor.getSnapshot().status).toBe('active'),
    seeClosed(outcome: AttachDialogOutcome) {
      expect(screen.queryByRole('dialog')).toBeNull()
      expect(heard.parent[0]).toEqual(outcome)
    },
  }
}
