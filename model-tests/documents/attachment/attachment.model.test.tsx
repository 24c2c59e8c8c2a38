import { act, fireEvent, render } from '@testing-library/react'
import { describe, expect, test } from 'vitest'

import type { CloudDocument } from '#domain/documents/cloud-document.ts'
import type { AttachDialogOutput } from '#machines/documents/attach-dialog/index.ts'
import { attachmentMachine } from '#machines/documents/attachment/index.ts'
import type { CloudQuestion } from '#machines/documents/cloud-picker/index.ts'
import type { InspectFile, Inspection } from '#machines/documents/local-file/index.ts'
import { provideAll } from '#machines/support/provide-all.ts'
import { waysThrough } from '#tools/chart-paths/planned.ts'
import { Attachment } from '#ui/parts/attachment.tsx'
import { fileOf } from '#ui/primitives/held-files.ts'
import { chartModel } from '../../../tools/chart-paths/chart-model.ts'
import { inRecordedSystem } from '../../../tools/chart-paths/recorded-system.ts'
import { byText } from '../../support/by-text.ts'
import { controlledPort } from '../../support/deferred.ts'
import { press } from '../../support/press.ts'
import { settled } from '../../support/settled.ts'
import { picked } from '../attach-dialog/attach-dialog.cases.ts'
import { twelve } from '../cloud-picker/cloud-picker.cases.ts'
import { input, stored } from './attachment.cases.ts'
import { attachment, row } from './attachment.models.ts'

const model = chartModel(attachment.machine, { ...attachment, ways: waysThrough(row) })

describe('attachment: every path of the chart, on the rendered screen', () => {
  test.each(model.paths.map((path) => [path.title, path] as const))('%s', async (_title, path) => {
    const inspect = controlledPort<Inspection, InspectFile>()
    const cloud = controlledPort<readonly CloudDocument[], CloudQuestion>()
    const machine = provideAll(attachmentMachine, {
      'localFile.inspectFile': inspect.logic,
      'attachDialog.loadDocuments': cloud.logic,
    })
    const { actor, heard } = inRecordedSystem(machine, { input })
    render(<Attachment actor={actor} />)
    const dialog = () => document.querySelector('[role="dialog"]')

    const wanted: unknown[] = []
    let isFirst = true
    const pickFile = async () => {
      await act(async () => {
        fireEvent.change(byText('label', 'Arquivo').control ?? document.body, {
          target: { files: [fileOf(picked)] },
        })
      })
      await act(() => settled(() => inspect.answer(null)))
    }
    const choose = async (output: AttachDialogOutput) => {
      if (output.kind === 'cancelled') return press(byText('button', 'Cancelar'))
      const chosen = output.kind === 'file' ? output.file : null
      if (chosen === picked) await pickFile()
      else {
        await press(byText('label', 'Escolher em Meus documentos'))
        await act(() => settled(() => cloud.answer(twelve)))
      }
      if (chosen === stored) await press(byText('label', 'rg-12.pdf'))
      if (output.kind === 'file')
        wanted.push({
          type: 'transfer.wanted',
          slot: isFirst
            ? {
                requestId: 7,
                rowId: 31,
                dependantId: null,
                documentTypeId: 9,
                title: 'Documento de identidade',
              }
            : { requestId: 7, rowId: 32, dependantId: null, documentTypeId: 2, title: 'CPF' },
          request: { typeId: 1, name: 'Benefício de aposentadoria, protocolo 2026-000007' },
          file: chosen,
        })
      const continues = output.kind === 'file' && output.continues
      if (continues) isFirst = false
      await press(byText('button', continues ? 'Anexar e ir ao seguinte' : 'Anexar'))
    }

    const seeEnd = ({ router = [] }: { router?: readonly unknown[] } = {}) => {
      expect(dialog()).toBeNull()
      expect(actor.getSnapshot().status).toBe('done')
      expect(heard.uploadQueue).toEqual(wanted)
      expect(heard.router).toEqual(router)
    }

    await path.walk({
      events: { 'xstate.done.actor.attachDialog': ({ output }) => choose(output) },
      states: {
        choosing: () => {
          expect(dialog()?.querySelector('h2')?.textContent).toBe('Anexar documento')
          expect(dialog()?.textContent).toContain(isFirst ? 'Documento de identidade' : 'CPF')
          expect(dialog()?.textContent?.includes('Depois deste, falta 1 documento.')).toBe(isFirst)
          expect(dialog()?.contains(document.activeElement)).toBe(true)
        },
        sent: () => seeEnd(),
        ledToCloud: () =>
          seeEnd({
            router: [
              {
                type: 'route.wanted',
                path: isFirst ? '/docsportipo/9/7/31/1' : '/docsportipo/2/7/32/1',
                replace: false,
                leaving: null,
              },
            ],
          }),
        dismissed: () => seeEnd(),
      },
    })
  })
})
