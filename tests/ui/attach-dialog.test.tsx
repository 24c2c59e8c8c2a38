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
import { AttachDialog } from '#ui/parts/attach-dialog.tsx'
import { fileOf } from '#ui/primitives/held-files.ts'
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

/** What assistive technology gets: radios and buttons by name, and announced statuses. */
function expectRoles(met: Readonly<Record<'radio' | 'button' | 'status', readonly string[]>>) {
  for (const role of ['radio', 'button'] as const) {
    for (const name of met[role]) expect(screen.getByRole(role, { name })).toBeTruthy()
    expect(screen.queryAllByRole(role)).toHaveLength(met[role].length)
  }
  expect(screen.queryAllByRole('status').map(({ textContent }) => textContent)).toEqual(met.status)
}

// UPLOAD-03
describe('attach dialog: assistive technology', () => {
  test('radios and buttons have roles and names', async () => {
    const { user } = open()
    // The picked file, and its progress.
    expectRoles({
      radio: ['Enviar do aparelho', 'Escolher em Meus documentos'],
      button: ['Cancelar', 'Anexar (prosseguir)'],
      status: ['', ''],
    })

    await user.upload(screen.getByLabelText('Arquivo'), new File(['%PDF-1.7'], 'certidao.pdf'))
    await screen.findByText('certidao.pdf (1 KB)')
    expectRoles({
      radio: ['Enviar do aparelho', 'Escolher em Meus documentos'],
      button: ['Cancelar', 'Anexar (prosseguir)'],
      status: ['certidao.pdf (1 KB)', ''],
    })

    await user.click(screen.getByLabelText('Escolher em Meus documentos'))
    expectRoles({
      radio: ['Enviar do aparelho', 'Escolher em Meus documentos', 'Ver todos os documentos deste tipo'],
      button: ['Cancelar', 'Anexar (prosseguir)'],
      status: [''],
    })
  })
})

describe('attach dialog: the origin', () => {
  test('the title names the document and the limit, and the device is preselected', () => {
    open()
    expect(screen.getByRole('dialog', { name: 'Anexar documento' })).toBeTruthy()
    expect(screen.getByText('Certidão de casamento')).toBeTruthy()
    expect(
      screen.getByText('Foto ou PDF (pdf, png, jpg ou jpeg), até 5 MB. Várias fotos viram um único PDF.'),
    ).toBeTruthy()
    expect(screen.getByLabelText<HTMLInputElement>('Enviar do aparelho').checked).toBe(true)
    expect(proceed().disabled).toBe(false)
  })

  test('the cloud closes it, and opens the page of documents', async () => {
    const { user, heard } = open()
    await user.click(screen.getByLabelText('Escolher em Meus documentos'))
    await user.click(proceed())
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(heard.parent[0]).toEqual({ type: 'attachDialog.cloudPreferred' })
  })

  test.each([
    ['Cancelar', (user: ReturnType<typeof userEvent.setup>) => user.click(screen.getByText('Cancelar'))],
    ['Escape', (user: ReturnType<typeof userEvent.setup>) => user.keyboard('{Escape}')],
  ])('%s closes it', async (_, leave) => {
    const { user, heard } = open()
    await leave(user)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(heard.parent[0]).toEqual({ type: 'attachDialog.dismissed' })
  })
})

describe('attach dialog: the file', () => {
  test('a valid one is shown with its size, and sent', async () => {
    const { user, heard, input } = openAtFile()
    expect(input.accept).toBe('.pdf,.png,.jpg,.jpeg,application/pdf,image/png,image/jpeg')
    expect(input.multiple).toBe(true)
    const file = new File([megabytes(1.5)], 'certidao.pdf')
    await user.upload(input, file)
    expect(await screen.findByText('certidao.pdf (1,5 MB)')).toBeTruthy()
    await user.click(proceed())
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(heard.parent[0]?.type).toBe('attachDialog.fileChosen')
    expect(fileOf(heard.parent[0]?.file)).toBe(file)
  })

  test.each([
    ['too large', new File([megabytes(6)], 'a.pdf'), 'Documento muito grande! Tamanho máximo: 5 MB'],
    ['of another type', new File(['x'], 'a.exe'), 'Tipo de arquivo não aceito. Envie pdf, png, jpg ou jpeg.'],
    ['empty', new File([], 'a.pdf'), 'O arquivo está vazio. Escolha outro arquivo.'],
  ])('one that is %s is refused at the field', async (_, file, sentence) => {
    const { user, heard, input } = openAtFile()
    await user.upload(input, file)
    expect(input.getAttribute('aria-invalid')).toBe('true')
    expect(document.getElementById('arquivo-error')?.textContent).toBe(sentence)
    await user.click(proceed())
    expect(heard.parent).toEqual([])
  })

  test('the camera accepts photos only, in a separate control', () => {
    open()
    const camera = screen.getByLabelText<HTMLInputElement>('Tirar foto')
    expect(camera.accept).toBe('image/png,image/jpeg')
    expect(camera.getAttribute('capture')).toBe('environment')
  })

  test('a missing one is asked for', async () => {
    const { user } = openAtFile()
    await user.click(proceed())
    expect(document.getElementById('arquivo-error')?.textContent).toBe('Escolha um arquivo para enviar')
  })

  test('choosing the same one again is another choice', async () => {
    const { input } = openAtFile()
    const emptied: string[] = []
    Object.defineProperty(input, 'value', { set: (value: string) => emptied.push(value) })
    fireEvent.click(input)
    expect(emptied).toEqual([''])
  })
})
