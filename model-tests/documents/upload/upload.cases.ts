import { CallError } from '#domain/call-failure.ts'
import type { UploadInput } from '#machines/documents/upload/index.ts'
import { cloud, participant } from '#tools/samples/participant.ts'
import { hold } from '#ui/browser/held-files.ts'

const file = hold(new File([new Uint8Array(1000)], 'rg.pdf'))

const owner = { participant, cloud }

export const slot = {
  requestId: 7,
  rowId: 31,
  dependantId: null,
  documentTypeId: 9,
  title: 'Documento de identidade',
}

export const input: UploadInput = { destination: { kind: 'row', slot }, owner, file }
export const stored: UploadInput = {
  ...input,
  file: { id: 77, storeId: '4711', fileName: 'rg.pdf' },
}
export const intoCloud: UploadInput = { destination: { kind: 'cloud', documentTypeId: 9 }, owner, file }

const refused = (status: number, message: string | null) =>
  ({ kind: 'refused', status, message, problems: [] }) as const
const fails = (failure: CallError['failure']) =>
  ({ type: 'xstate.error.actor.sendFile', error: new CallError(failure) }) as const
const attachmentFails = (failure: CallError['failure']) =>
  ({ type: 'xstate.error.actor.attachDocument', error: new CallError(failure) }) as const

export const cases = {
  'metade do arquivo foi enviada': { type: 'file.progressed', sent: 505 },
  'o arquivo todo foi enviado': { type: 'file.progressed', sent: 1300 },
  'o servidor recebeu o arquivo': {
    type: 'xstate.done.actor.sendFile',
    output: { documentId: 77, storeId: '4711' },
  },
  'a conexão cai': fails({ kind: 'interrupted' }),
  'o servidor recusa o arquivo e diz por quê': fails(
    refused(422, 'O arquivo não é o que o nome diz: envie um pdf, png ou jpg.'),
  ),
  'o servidor recusa o arquivo sem dizer por quê': fails(refused(422, null)),
  'foram enviados demais em pouco tempo': fails(
    refused(429, 'Muitas tentativas. Tente novamente em 15 minutos.'),
  ),
  'a sessão expira durante o envio': fails({ kind: 'expired' }),
  'a resposta do servidor não é a esperada': fails({ kind: 'offContract' }),
  'a anexação dá certo': { type: 'xstate.done.actor.attachDocument', output: undefined },
  'a conexão cai durante a anexação': attachmentFails({ kind: 'interrupted' }),
  'foram anexados demais em pouco tempo': attachmentFails(
    refused(429, 'Muitas tentativas. Tente novamente em 2 minutos.'),
  ),
  'o servidor recusa a anexação e diz por quê': attachmentFails(
    refused(
      409,
      'O requerimento não pode mais receber documentos. Documentos são aceitos só enquanto a situação dele é “Em elaboração” ou “Em exigência”.',
    ),
  ),
  'o servidor recusa a anexação sem dizer por quê': attachmentFails(refused(422, null)),
  'o servidor não confirma a anexação': attachmentFails(refused(200, 'O serviço não confirmou.')),
  'a resposta à anexação não é a esperada': attachmentFails({ kind: 'offContract' }),
  'a sessão expira durante a anexação': attachmentFails({ kind: 'expired' }),
  'tenta novamente': { type: 'upload.retried' },
  desiste: { type: 'upload.abandoned' },
} as const
