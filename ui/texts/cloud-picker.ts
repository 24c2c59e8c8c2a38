import { chooseFromCloud, myDocuments } from './common.ts'

/** Choosing a document of the cloud for a request, or viewing the documents. */
export const loading = 'Carregando os seus documentos'
/** `document`: the name in the list of required documents. */
export const chooseFor = (document: string) => `${chooseFromCloud}: ${document}`
/** The title for one type if nothing can be chosen. */
export const myDocumentsOf = (document: string) => `${myDocuments}: ${document}`
export const complementary = 'Documento complementar'
export const tableCaption = 'Documentos já enviados ao fundo'

// The columns and the action of each document.
export const type = 'Documentos'
export const fileName = 'Nome Arquivo'
export const recordedAt = 'Data Gravação'
export const download = 'Download'
export const choose = 'Escolher'
export const isAttached = 'Já anexado'
/** `date`: '' if unknown. */
export const rejectedOn = (date: string) =>
  date === '' ? 'Rejeitado pelo fundo' : `Rejeitado pelo fundo em ${date}`
export const isInScan = 'Em verificação de segurança'
export const isInfected = 'Recusado na verificação de segurança. Envie outro arquivo.'
export const cannotBeAttached = 'Não pode ser anexado'

// The empty list, and what to do about it.
export const emptyCloud = 'Aqui ficam os documentos que você já enviou ao fundo. Ainda não há nenhum.'
export const noneOfType =
  'Aqui ficam os documentos que você já enviou ao fundo. Ainda não há nenhum deste tipo.'
export const beginCloud = 'Envie o primeiro: depois ele serve para qualquer requerimento.'
export const sendInstead = 'Anexe um arquivo do seu aparelho.'
/** The URL of an upload only has rows of the holder. */
export const sendFromRow =
  'Volte aos documentos do requerimento e anexe o arquivo pelo botão Anexar deste documento.'

/** It says what is left, because the Sair at the top of the page ends the session. */
export const leave = 'Sair desta lista de documentos'
