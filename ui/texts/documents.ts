/** Texts of every list of a request's documents. */
export const document = 'Documento'
/** The fallback if neither the server nor the table of situations has a name. */
export const notSent = 'NÃO ENVIADO'
/** The row of a file that the fund does not have yet; `notSentYet` beside the name of its situation. */
export const attached = 'Anexado'
/** The row without a file, where one can be attached. */
export const wanted = { required: 'Falta anexar', optional: 'Opcional' } as const
export const notSentYet = '(ainda não enviado)'
/** A document's type with its file. */
export const fileOf = (documentType: string, fileName: string) => `${documentType}: ${fileName}`
/** `maxSizeMb` in MB of 1,048,576 bytes. */
export const acceptedFiles = (maxSizeMb: number) =>
  `Foto ou PDF (pdf, png, jpg ou jpeg), até ${maxSizeMb}\u00a0MB`
export const attachNamed = (document: string) => `Anexar ${document}`
/** Instead of an attached file. */
export const replace = 'Trocar'
export const replaceNamed = (document: string) => `Trocar ${document}`
/** Instead of the file that the fund rejected. */
export const attachAnother = 'Enviar outro arquivo'
export const attachAnotherNamed = (document: string) => `Anexar ${document}: ${attachAnother}`
/** Below a beneficiary's document with the same file as that of the same person as dependant. */
export const sameFile = 'É o mesmo arquivo dos documentos como dependente. Para usar outro, clique em Trocar.'
/** Below a document of which the rules of sending make an exception. */
export const optionalDocument = 'Você pode enviar o requerimento sem este documento.'
/** Where another row has the same file. */
export const alreadyChosen = (document: string) =>
  `Confira: este arquivo já foi escolhido para “${document}”.`
export const pages = (count: number) => `${count} páginas`
export const countOf = (count: number, total: number) => `${count} de ${total}`
/** 'Documentos de Clara (dependente para o Imposto de Renda)'. */
export const documentsOf = ({ name, role }: { readonly name: string; readonly role?: string }) =>
  `Documentos de ${name}${role ? ` (${role})` : ''}`
