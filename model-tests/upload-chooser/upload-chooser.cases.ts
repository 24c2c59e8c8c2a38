import type { UploadChooserInput } from '#machines/upload-chooser/index.ts'

import { cloud, participant } from '../support/sample-participant.ts'

export const input: UploadChooserInput = {
  slot: {
    requestId: 7,
    rowId: 31,
    dependantId: null,
    documentTypeId: 9,
    title: 'Documento de identidade',
  },
  owner: { participant, cloud },
  maxSizeMb: 1,
}

const BYTES_OF_ONE_MB = 1_048_576

const fileOf = (name: string, size: number) => new File([new Uint8Array(size)], name)

export const atTheLimit = fileOf('rg.PDF', BYTES_OF_ONE_MB)

const refused = (message: string | null) => ({ kind: 'refused', status: 422, message, problems: [] }) as const

export const cases = {
  'escolhe computador': { type: 'origin.chosen', origin: 'computer' },
  'escolhe nuvem': { type: 'origin.chosen', origin: 'cloud' },
  'pega um PDF no limite': { type: 'file.picked', file: atTheLimit },
  'pega um PDF grande demais': { type: 'file.picked', file: fileOf('rg.pdf', BYTES_OF_ONE_MB + 1) },
  'pega um PDF vazio': { type: 'file.picked', file: fileOf('rg.pdf', 0) },
  'pega um executável': { type: 'file.picked', file: fileOf('rg.exe', 10) },
  'desfaz a escolha do arquivo': { type: 'file.picked', file: null },
  prossegue: { type: 'proceed' },
  volta: { type: 'back' },
  cancela: { type: 'cancel' },
  'o envio demora': { type: 'xstate.after.patience.uploadChooser.uploading.underWay' },
  'o envio dá certo': {
    type: 'xstate.done.actor.uploadDocument',
    output: { kind: 'done', reply: { documentId: 77 } },
  },
  'o servidor recusa o arquivo sem dizer por quê': {
    type: 'xstate.done.actor.uploadDocument',
    output: refused(null),
  },
  'a anexação dá certo': {
    type: 'xstate.done.actor.attachDocument',
    output: { kind: 'done', reply: null },
  },
  'o servidor recusa a anexação e diz por quê': {
    type: 'xstate.done.actor.attachDocument',
    output: refused('O requerimento já foi enviado.'),
  },
} as const
