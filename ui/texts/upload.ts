/** The progress of an upload, or why it stopped (D-61, D-74). */
export const sending = (fileName: string) => `Enviando ${fileName}`
export const checking = (fileName: string) => `Conferindo ${fileName}`
export const attaching = (fileName: string) => `Anexando ${fileName}`
export const cancel = 'Cancelar o envio'
export const giveUp = 'Desistir'
/** Accessible names of the buttons, which may be read without their row. */
export const forDocument = (deed: string, document: string) => `${deed}: ${document}`
