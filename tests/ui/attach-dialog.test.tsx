import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'

import { attachDialogMachine } from '#machines/documents/attach-dialog/index.ts'
import { AttachDialog } from '#ui/parts/attach-dialog.tsx'
import { inRecordedSystem } from '../../tools/chart-paths/recorded-system.ts'

const slot = {
  requestId: 7,
  rowId: 31,
  dependantId: null,
  documentTypeId: 12,
  title: 'Certidão de casamento',
}

beforeEach(() => {
  const { actor } = inRecordedSystem(attachDialogMachine, {
    input: { slot, cloudId: 3, maxSizeMb: 5, dropped: [], taken: [], remaining: 0 },
  })
  render(<AttachDialog actor={actor} />)
})

const file = () => screen.getByLabelText<HTMLInputElement>('Arquivo')

// UPLOAD-03
test('attach dialog: its buttons', () => {
  expect(screen.getByRole('button', { name: 'Anexar (prosseguir)' }).textContent).toBe('Anexar')
  expect(screen.getByRole('button', { name: 'Cancelar' })).toBeTruthy()
})

describe('attach dialog: the file', () => {
  test('it is a PDF, or one or several photos', () => {
    expect(file().accept).toBe('.pdf,.png,.jpg,.jpeg,application/pdf,image/png,image/jpeg,image/*')
    expect(file().multiple).toBe(true)
  })

  test('the camera accepts photos only, in a separate control', () => {
    const camera = screen.getByLabelText<HTMLInputElement>('Tirar foto')
    expect(camera.accept).toBe('image/png,image/jpeg')
    expect(camera.getAttribute('capture')).toBe('environment')
  })

  test('choosing the same one again is another choice', () => {
    const emptied: string[] = []
    Object.defineProperty(file(), 'value', { set: (value: string) => emptied.push(value) })
    fireEvent.click(file())
    expect(emptied).toEqual([''])
  })
})
