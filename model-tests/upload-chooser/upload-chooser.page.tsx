import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect } from 'vitest'
import { SimulatedClock } from 'xstate'

import { type UploadChooserOutput, uploadChooserMachine } from '#machines/upload-chooser/index.ts'
import type { WriteOutcome } from '#machines/write/index.ts'
import { UploadChooser } from '#ui/screens/upload-chooser/upload-chooser.tsx'

import { the, those } from '../support/by-text.ts'
import { press } from '../support/press.ts'
import { inRecordedSystem } from '../support/recorded-system.ts'
import { settled } from '../support/settled.ts'
import { controlledWrite } from '../support/write-port.ts'
import { input } from './upload-chooser.cases.ts'

/** The dialog as a participant meets it. Verbs drive, `see…` asserts; texts are spelt out from the specification. */
export function openUploadChooser() {
  const upload = controlledWrite()
  const attach = controlledWrite()
  const clock = new SimulatedClock()
  // The file window filters by the accepted extensions, but a dropped file passes it by.
  const user = userEvent.setup({ delay: null, applyAccept: false, pointerEventsCheck: 0 })
  const { actor, heard } = inRecordedSystem(
    uploadChooserMachine.provide({ actors: { uploadDocument: upload.logic, attachDocument: attach.logic } }),
    { clock, input },
  )
  render(<UploadChooser actor={actor} />)

  const button = (name: string) => the('button', name)
  const radio = (name: string) => the('label', name).control as HTMLInputElement
  const fileField = () => screen.getByLabelText<HTMLInputElement>('Arquivo')

  return {
    choose: (origin: 'computer' | 'cloud') =>
      press(radio(origin === 'computer' ? 'Arquivo deste aparelho' : 'Documento da minha nuvem')),
    async pick(file: File | null) {
      if (file) await user.upload(fileField(), file)
      else fireEvent.change(fileField(), { target: { files: [] } })
    },
    click: (name: 'Prosseguir' | 'Voltar' | 'Cancelar') => press(button(name)),
    press: (key: string) => user.keyboard(key),
    endUpload: (outcome: WriteOutcome) => act(() => settled(() => upload.end(outcome))),
    endAttachment: (outcome: WriteOutcome) => act(() => settled(() => attach.end(outcome))),
    wait: (milliseconds: number) => act(async () => clock.increment(milliseconds)),
    interruptUpload: () => act(() => settled(upload.interrupt)),
    retry: () => act(() => settled(() => heard.session.at(-1)?.reporter.send({ type: 'trouble.retried' }))),

    seeOpen() {
      const dialog = document.querySelector('[role="dialog"]')
      expect(dialog?.querySelector('h2')?.textContent).toBe('Anexar documento')
      expect(dialog?.textContent).toContain('Documento de identidade')
    },
    seeOrigins(chosen: 'computer' | 'cloud' | null) {
      expect(radio('Arquivo deste aparelho').checked).toBe(chosen === 'computer')
      expect(radio('Documento da minha nuvem').checked).toBe(chosen === 'cloud')
    },
    seeButtons(enabled: { proceed: boolean; back: boolean }) {
      expect(button('Prosseguir').disabled).toBe(!enabled.proceed)
      expect(button('Cancelar').disabled).toBe(false)
      expect(those('button', 'Voltar')).toHaveLength(enabled.back ? 1 : 0)
    },
    seeText: (text: string) => expect(screen.getByText(text)).toBeTruthy(),
    seeFile(picked: string | null) {
      expect(document.querySelector('output')?.textContent).toBe(picked ?? '')
      expect(screen.getByText('pdf, png, jpg ou jpeg, tamanho máximo 1 MB')).toBeTruthy()
    },
    seeProblem(text: string | null) {
      expect(fileField().getAttribute('aria-invalid')).toBe(text === null ? null : 'true')
      const described = fileField().getAttribute('aria-describedby')?.split(' ') ?? []
      const remarks = described.map((id) => document.getElementById(id)?.textContent)
      expect(remarks.filter((remark) => remark !== 'pdf, png, jpg ou jpeg, tamanho máximo 1 MB')).toEqual(
        text === null ? [] : [text],
      )
    },
    seeBusy(cancellable = false) {
      expect(screen.getByText('Enviando rg.PDF…')).toBeTruthy()
      const slow = screen.queryByText('O envio está demorando. Você pode esperar mais um pouco ou cancelar.')
      expect(slow !== null).toBe(cancellable)
      expect(button('Cancelar').disabled).toBe(!cancellable)
      expect(button('Prosseguir').getAttribute('aria-busy')).toBe('true')
      expect(those('button', 'Voltar')).toEqual([])
    },
    seeUploadAsked: (...requests: unknown[]) => expect(upload.inputs).toEqual(requests),
    seeAttachmentAsked: (...requests: unknown[]) => expect(attach.inputs).toEqual(requests),
    seeClosed(outcome: UploadChooserOutput) {
      expect(screen.queryByRole('dialog')).toBeNull()
      expect(actor.getSnapshot().output).toEqual(outcome)
    },
  }
}
