import { fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { fromPromise } from 'xstate'

import type { CloudDocument } from '#domain/documents/cloud-document.ts'
import type { HeldFile } from '#domain/documents/held-file.ts'
import { attachDialogMachine } from '#machines/documents/attach-dialog/index.ts'
import type { CloudQuestion } from '#machines/documents/cloud-picker/index.ts'
import type { InspectFile, Inspection } from '#machines/documents/local-file/index.ts'
import { provideAll } from '#machines/support/provide-all.ts'
import { fileOf } from '#ui/browser/held-files.ts'
import { AttachDialog } from '#ui/parts/attach-dialog.tsx'
import { inRecordedSystem } from '../../tools/chart-paths/recorded-system.ts'

const slot = {
  requestId: 7,
  rowId: 31,
  dependantId: null,
  documentTypeId: 12,
  title: 'Certidão de casamento',
}

/** The dialog, with an inspection that accepts every file. */
function open(dropped: readonly HeldFile[] = []) {
  const machine = provideAll(attachDialogMachine, {
    'localFile.inspectFile': fromPromise<Inspection, InspectFile>(async () => null),
    'attachDialog.loadDocuments': fromPromise<readonly CloudDocument[], CloudQuestion>(async () => []),
  })
  const { actor, heard } = inRecordedSystem(machine, {
    input: { slot, cloudId: 3, maxSizeMb: 5, dropped, remaining: 0 },
  })
  render(<AttachDialog actor={actor} />)
  // The browser's filter can be bypassed, so the chart has to judge every file.
  return { user: userEvent.setup({ applyAccept: false }), heard }
}

const proceed = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Anexar (prosseguir)' })

function openAtFile() {
  const opened = open()
  return { ...opened, input: screen.getByLabelText<HTMLInputElement>('Arquivo') }
}

const megabytes = (count: number) => new Uint8Array(count * 1_048_576)

// UPLOAD-03
describe('attach dialog: the file', () => {
  test('a valid one is shown with its size, and sent', async () => {
    const { user, heard, input } = openAtFile()
    expect(input.accept).toBe('.pdf,.png,.jpg,.jpeg,application/pdf,image/png,image/jpeg')
    expect(input.multiple).toBe(true)
    expect(screen.getByRole('button', { name: 'Cancelar' })).toBeTruthy()
    const file = new File([megabytes(1.5)], 'certidao.pdf')
    await user.upload(input, file)
    expect(await screen.findByText('certidao.pdf (1,5 MB)')).toBeTruthy()
    await user.click(proceed())
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(heard.parent[0]?.type).toBe('attachDialog.fileChosen')
    expect(fileOf(heard.parent[0]?.file)).toBe(file)
  })

  test('the camera accepts photos only, in a separate control', () => {
    open()
    const camera = screen.getByLabelText<HTMLInputElement>('Tirar foto')
    expect(camera.accept).toBe('image/png,image/jpeg')
    expect(camera.getAttribute('capture')).toBe('environment')
  })

  test('choosing the same one again is another choice', async () => {
    const { input } = openAtFile()
    const emptied: string[] = []
    Object.defineProperty(input, 'value', { set: (value: string) => emptied.push(value) })
    fireEvent.click(input)
    expect(emptied).toEqual([''])
  })
})
