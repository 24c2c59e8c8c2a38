/** Choosing the document of a row. */
export const title = 'Anexar documento'
export const origin = 'De onde vem o documento?'
export const cloudHint = 'São os documentos que você já enviou ao fundo'
export const sentBefore = 'Qual deles?'
export const sentOn = (date: string) => `Enviado em ${date}`
export const loadingSent = 'Procurando os documentos já enviados…'
export const seeAll = 'Ver todos os documentos deste tipo'
export const cancel = 'Cancelar'
export const proceed = 'Anexar'
export const proceedName = 'Anexar (prosseguir)'
export const proceedToNext = 'Anexar e ir ao próximo'
