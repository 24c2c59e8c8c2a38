/** Attaching several files at once. */
export const title = 'Anexar vários arquivos'
/** Continues the title where files can be dropped. */
export const drop = 'ou solte aqui'
export const howTo = 'Confira a que documento pertence cada arquivo.'
export const unpicked = 'Escolha o documento'
export const unsent = 'Não será enviado'
export const unassigned = (count: number) =>
  count === 1 ? '1 arquivo não será enviado.' : `${count} arquivos não serão enviados.`
export const remove = 'Remover'
export const removeName = (fileName: string) => `Remover ${fileName}`
/** More files than are taken at once. */
export const leftOut = (most: number, count: number) =>
  `Anexamos até ${most} arquivos de cada vez. ${
    count === 1 ? 'O último ficou de fora.' : `Os ${count} últimos ficaram de fora.`
  }`
export const cancel = 'Cancelar'
export const attach = (count: number) => {
  if (count === 0) return 'Anexar documentos'
  return count === 1 ? 'Anexar 1 documento' : `Anexar ${count} documentos`
}
export const preparing = 'Preparando os arquivos…'
export const joiningTitle = 'Juntar como páginas de um só documento?'
export const pages = (count: number) => `${count} páginas, nesta ordem:`
export const join = 'Juntar'
export const back = 'Voltar'
