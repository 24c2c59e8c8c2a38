import { acceptedFiles } from './documents.ts'

/** Choosing a file of the device. */
export const hint = (maxSizeMb: number) => `${acceptedFiles(maxSizeMb)}. Várias fotos viram um único PDF.`
export const pick = 'Escolha um arquivo'
/** Continues the text if files can be dropped. */
export const drop = ' ou solte aqui'
export const photograph = 'Tirar foto'
export const pickAnother = 'Trocar de arquivo'
export const pickedCount = (count: number) => `${count} arquivos escolhidos`
export const pickedFile = (fileName: string, size: string) => `${fileName} (${size})`

/** Both sizes as text. */
export const kilobytes = (amount: string) => `${amount} KB`
export const megabytes = (amount: string) => `${amount} MB`

export const inspecting = 'Lendo o arquivo…'
export const reducing = 'Reduzindo a foto…'
export const joining = (count: number) => `Juntando ${count} fotos em um PDF…`

export const reductionOffer = 'A foto pode ser reduzida aqui mesmo, sem perder a leitura.'
export const reduce = 'Reduzir a foto'
