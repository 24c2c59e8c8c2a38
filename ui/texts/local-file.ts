import { acceptedFiles } from './documents.ts'

/** Choosing a file of the device. */
export const hint = (maxSizeMb: number) => `${acceptedFiles(maxSizeMb)}. Várias fotos viram um único PDF.`
export const pick = 'Escolha um arquivo'
/** Continues the text if files can be dropped. */
export const drop = ' ou solte aqui'
export const photograph = 'Tirar foto'
export const pickAnother = 'Trocar de arquivo'
export const addPage = 'Acrescentar página'
export const pickedCount = (count: number) => `${count} arquivos escolhidos`
export const pickedFile = (fileName: string, size: string) => `${fileName} (${size})`

/** Both sizes as text. */
export const kilobytes = (amount: string) => `${amount} KB`
export const megabytes = (amount: string) => `${amount} MB`

export const inspecting = 'Lendo o arquivo…'
export const reducing = 'Preparando a foto…'
export const joining = (count: number) => `Juntando ${count} fotos em um PDF…`
export const reduced = (count: number, maxSizeMb: number) =>
  count > 1
    ? `As fotos foram reduzidas para caber em ${maxSizeMb} MB.`
    : `A foto foi reduzida para caber em ${maxSizeMb} MB.`

export const pages = 'Páginas do documento'
export const page = (number: number) => `Página ${number}`
export const moveUp = (number: number) => `Mover para cima a página ${number}`
export const moveDown = (number: number) => `Mover para baixo a página ${number}`
export const remove = 'Remover'
export const removeName = (number: number) => `Remover a página ${number}`
