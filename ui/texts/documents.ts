/** What every list of a request's documents says of each (core 4). */
export const document = 'Documento'
/** Where neither the server nor the table of situations has a name. */
export const notSent = 'NÃO ENVIADO'
/** A document's type with its file. */
export const fileOf = (documentType: string, fileName: string) => `${documentType}: ${fileName}`
