import type { UploadChooserInput } from '#machines/upload-chooser/index.ts'
import { hold } from '#ui/primitives/held-files.ts'

const BYTES_OF_ONE_MB = 1_048_576

const heldFile = (name: string, size: number) => hold(new File([new Uint8Array(size)], name))

export const picked = heldFile('rg.PDF', BYTES_OF_ONE_MB)
export const dropped = heldFile('cpf.pdf', 2_048)
export const twoPhotos = [heldFile('frente.jpg', 300_000), heldFile('verso.jpg', 300_000)]
export const executable = heldFile('rg.exe', 10)

export const slot = {
  requestId: 7,
  rowId: 31,
  dependantId: null,
  documentTypeId: 9,
  title: 'Documento de identidade',
}

/** Where the paperclip was clicked, unless files were dropped on the row. */
export const opened = (change: Partial<UploadChooserInput> = {}): UploadChooserInput => ({
  slot,
  maxSizeMb: 1,
  dropped: [],
  ...change,
})

export const cases = {
  'escolhe computador': { type: 'origin.chosen', origin: 'computer' },
  'escolhe nuvem': { type: 'origin.chosen', origin: 'cloud' },
  'pega um PDF que pode ir': { type: 'file.ready', file: picked },
  'o arquivo solto pode ir': { type: 'file.ready', file: dropped },
  'pega um arquivo que não pode ir': { type: 'file.lost' },
  'o arquivo solto não pode ir': { type: 'file.lost' },
  'passa um momento': { type: 'xstate.after.moment.uploadChooser.pickingFile.dropped' },
  prossegue: { type: 'choice.confirmed' },
  volta: { type: 'origin.reopened' },
  cancela: { type: 'choice.dismissed' },
} as const

export type CaseName = keyof typeof cases
