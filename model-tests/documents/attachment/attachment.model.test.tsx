import { act, fireEvent, render } from '@testing-library/react'
import { describe, expect, test } from 'vitest'

import type { CloudDocument } from '#domain/documents/cloud-document.ts'
import { attachmentMachine } from '#machines/documents/attachment/index.ts'
import type { CloudQuestion } from '#machines/documents/cloud-picker/index.ts'
import type { InspectFile, Inspection } from '#machines/documents/local-file/index.ts'
import { provideAll } from '#machines/support/provide-all.ts'
import { waysThrough } from '#tools/chart-paths/planned.ts'
import { fileOf } from '#ui/browser/held-files.ts'
import { Attachment } from '#ui/parts/attachment.tsx'
import { chartModel } from '../../../tools/chart-paths/chart-model.ts'
import { inRecordedSystem } from '../../../tools/chart-paths/recorded-system.ts'
import { byText } from '../../support/by-text.ts'
import { controlledPort } from '../../support/deferred.ts'
import { press } from '../../support/press.ts'
import { settled } from '../../support/settled.ts'
import { picked } from '../attach-dialog/attach-dialog.cases.ts'
import { twelve } from '../cloud-picker/cloud-picker.cases.ts'
import { input } from './attachment.cases.ts'
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
    const choose = async (file: unknown) => {
      if (file === picked) {
        const input = byText('label', 'Arquivo').control ?? document.body
        await act(async () => fireEvent.change(input, { target: { files: [fileOf(picked)] } }))
        await act(() => settled(() => inspect.answer(null)))
      } else {
        await press(byText('label', 'Escolher em Meus documentos'))
        await act(() => settled(() => cloud.answer(twelve)))
        await press(byText('label', 'rg-12.pdf'))
      }
      const slot = isFirst
        ? { rowId: 31, documentTypeId: 9, title: 'Documento de identidade' }
        : { rowId: 32, documentTypeId: 2, title: 'CPF' }
      wanted.push({
        type: 'transfer.wanted',
        slot: { requestId: 7, dependantId: null, ...slot },
        request: { typeId: 1, name: 'Benefício de aposentadoria, protocolo 2026-000007' },
        file,
      })
    }

    const seeEnd = (...router: readonly unknown[]) => {
      expect(dialog()).toBeNull()
      expect(actor.getSnapshot().status).toBe('done')
      expect(heard.uploadQueue).toEqual(wanted)
      expect(heard.router).toEqual(router)
    }

    await path.walk({
      events: {
        'attachDialog.fileChosen': async ({ file }) => {
          await choose(file)
          await press(byText('button', 'Anexar'))
        },
        'attachDialog.continued': async ({ file }) => {
          await choose(file)
          isFirst = false
          await press(byText('button', 'Anexar e ir ao seguinte'))
        },
        'attachDialog.cloudPreferred': async () => {
          await press(byText('label', 'Escolher em Meus documentos'))
          await press(byText('button', 'Anexar'))
        },
        'attachDialog.dismissed': () => press(byText('button', 'Cancelar')),
      },
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
            type: 'route.wanted',
            path: isFirst ? '/docsportipo/9/7/31/1' : '/docsportipo/2/7/32/1',
            replace: false,
            leaving: null,
          }),
        dismissed: () => seeEnd(),
      },
    })
  })
})
