import type { UploadChooserInput } from '#machines/upload-chooser/index.ts'

const BYTES_OF_ONE_MB = 1_048_576

const fileOf = (name: string, size: number) => new File([new Uint8Array(size)], name)

export const picked = fileOf('rg.PDF', BYTES_OF_ONE_MB)
export const dropped = fileOf('cpf.pdf', 2_048)
export const twoPhotos = [fileOf('frente.jpg', 300_000), fileOf('verso.jpg', 300_000)]
export const executable = fileOf('rg.exe', 10)

/** Where the paperclip was clicked, unless files were dropped on the row. */
export const opened = (change: Partial<UploadChooserInput> = {}): UploadChooserInput => ({
  title: 'Documento de identidade',
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
  prossegue: { type: 'proceed' },
  volta: { type: 'back' },
  cancela: { type: 'cancel' },
} as const

export type CaseName = keyof typeof cases
