import { closes, type DialogRow } from '#tools/chart-paths/dialog-row.ts'
import { attachedIdentity, identity, letter, visit } from '#tools/samples/wizard.ts'
import { hold } from '#ui/browser/held-files.ts'

const { participant, cloud } = visit()

const checked = { ...attachedIdentity, id: 32, situationId: 1, situationName: 'CONFERIDO' }

const request = { id: 7, typeId: 1, name: 'Benefício de aposentadoria, protocolo 2026-000007' }

export const input = {
  request,
  documents: [identity, checked],
  people: [],
  complementary: [letter],
  owner: { participant, cloud },
  maxSizeMb: 5,
}

export const slot = {
  requestId: 7,
  rowId: identity.id,
  dependantId: null,
  documentTypeId: identity.typeId,
  title: identity.typeName,
}

const slotOfChecked = { ...slot, rowId: checked.id }

/** The same row id, in another request. */
const slotOfAnother = { ...slot, requestId: 8 }

export const file = hold(new File(['%PDF-1.7'], 'identidade.pdf'))

const document = { documentId: 70, storeId: 'ged-70' } as const

export const cases = {
  'os documentos podem mudar': { type: 'rows.unlocked' },
  'a gravação começa': { type: 'rows.locked' },
  'clica no clipe': { type: 'paperclip.clicked', slot },
  'pede para trocar um documento conferido': { type: 'paperclip.clicked', slot: slotOfChecked },
  'solta um arquivo na linha': { type: 'files.dropped', slot, files: [file] },
  'solta um arquivo sobre um documento conferido': {
    type: 'files.dropped',
    slot: slotOfChecked,
    files: [file],
  },
  'escolhe vários arquivos': { type: 'many.gathered', files: [file] },
  'não escolhe arquivo algum': { type: 'many.gathered', files: [] },
  'termina de anexar vários': { type: 'xstate.done.actor.attachMany', output: undefined },
  'termina de anexar': { type: 'xstate.done.actor.attachment', output: undefined },
  'clica em Excluir': { type: 'removal.wanted', document: letter },
  'pede para excluir um documento que não está no requerimento': {
    type: 'removal.wanted',
    document: { ...letter, id: 99 },
  },
  'desiste de excluir': { type: 'documentRemoval.dismissed' },
  'a exclusão dá certo': { type: 'documentRemoval.removed', id: letter.id },
  'a exclusão é recusada': { type: 'documentRemoval.refused', message: 'O documento já foi conferido.' },
  'a exclusão é recusada sem dizer por quê': { type: 'documentRemoval.refused', message: null },
  'chega aos documentos': { type: 'rows.reached' },
  'sai dos documentos': { type: 'rows.left' },
  'a gravação pede só o que já foi anexado': {
    type: 'rows.loaded',
    request,
    documents: [attachedIdentity],
    people: [],
  },
  'um arquivo está a caminho': { type: 'uploadQueue.changed', pendingUploads: [slot], attached: [] },
  'um arquivo de outro requerimento está a caminho': {
    type: 'uploadQueue.changed',
    pendingUploads: [slotOfAnother],
    attached: [],
  },
  'nada mais está a caminho': { type: 'uploadQueue.changed', pendingUploads: [], attached: [] },
  'o documento é anexado': {
    type: 'uploadQueue.changed',
    pendingUploads: [],
    attached: [{ slot, ...document, fileName: 'identidade.pdf' }],
  },
  'um documento de outro requerimento é anexado': {
    type: 'uploadQueue.changed',
    pendingUploads: [],
    attached: [{ slot: slotOfAnother, ...document, fileName: 'de-outro.pdf' }],
  },
} as const

const STEP_ONE = '/requerimento01/7/1/1'
const REMOVAL = 'Excluir o documento deste requerimento?'

export const dialogs: readonly DialogRow[] = [
  {
    file: 'ui/screens/wizard/removal-dialog.tsx',
    dialog: REMOVAL,
    state: 'removing',
    spoken: [['Carta: carta.pdf Ele continua em Meus documentos.', 'button: Não, manter']],
    buttons: {
      'Não, manter': closes('shown'),
      'Sim, excluir': [REMOVAL, 'removing'],
    },
    escape: closes('shown'),
    back: [STEP_ONE, ...closes('shown')],
  },
  {
    file: 'ui/parts/attach-many.tsx',
    dialog: 'Anexar vários arquivos',
    state: 'attachingMany',
    role: 'dialog',
    spoken: [
      ['Confira a que documento pertence cada arquivo.', 'combobox: identidade.pdf'],
      ['Confira a que documento pertence cada arquivo.', 'combobox: rg.jpg'],
    ],
    buttons: {
      Cancelar: closes('shown'),
      'Anexar 1 documento': ['Anexar vários arquivos', 'attachingMany'],
    },
    escape: closes('shown'),
    back: [STEP_ONE, ...closes('shown')],
  },
  {
    file: 'ui/parts/attach-dialog.tsx',
    dialog: 'Anexar documento',
    state: 'attaching',
    role: 'dialog',
    spoken: [['Documento de identidade', 'radio: Enviar do aparelho']],
    buttons: {
      Cancelar: closes('shown'),
      'Anexar (prosseguir)': ['Anexar documento', 'attaching'],
    },
    escape: closes('shown'),
    back: [STEP_ONE, ...closes('shown')],
  },
]
