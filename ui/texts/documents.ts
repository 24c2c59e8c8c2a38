/** What every list of a request's documents says of each. */
export const document = 'Documento'
/** Where neither the server nor the table of situations has a name. */
export const notSent = 'NÃO ENVIADO'
/** A document's type with its file. */
export const fileOf = (documentType: string, fileName: string) => `${documentType}: ${fileName}`
/** `maxSizeMb` in MB of 1,048,576 bytes. */
export const acceptedFiles = (maxSizeMb: number) =>
  `Foto ou PDF (pdf, png, jpg ou jpeg), até ${maxSizeMb}\u00a0MB`
export const attachNamed = (document: string) => `Anexar ${document}`
export const countOf = (count: number, total: number) => `${count} de ${total}`
export const documentsOf = (person: string) => `Documentos de ${person}`
