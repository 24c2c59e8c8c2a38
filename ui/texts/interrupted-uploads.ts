/** After a login: uploads that the end of an earlier session interrupted (P-183). */
export const title = 'Um envio foi interrompido'
export const interrupted = (fileName: string, document: string, request: string) =>
  `O arquivo “${fileName}” (${document}), do requerimento ${request}, ainda estava sendo enviado quando a sua sessão terminou. Confira os documentos e, se ele não estiver lá, anexe de novo.`
export const openDocuments = 'Abrir os documentos do requerimento'
export const understood = 'Entendi'
