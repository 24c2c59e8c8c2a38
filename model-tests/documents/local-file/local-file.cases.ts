import type { HeldFile } from '#domain/documents/held-file.ts'
import type { LocalFileInput } from '#machines/documents/local-file/index.ts'
import { hold } from '#ui/browser/held-files.ts'

export const input: LocalFileInput = { maxSizeMb: 1, files: [] }

const BYTES_OF_ONE_MB = 1_048_576

const heldFile = (name: string, size: number) => hold(new File([new Uint8Array(size)], name))

export const atTheLimit = heldFile('rg.PDF', BYTES_OF_ONE_MB)
export const largePhoto = heldFile('rg.jpg', BYTES_OF_ONE_MB + 1)
/** Each photo may exceed the limit: only the results are measured. */
export const twoPhotos = [heldFile('frente.jpg', BYTES_OF_ONE_MB + 1), heldFile('verso.png', 300_000)]
export const firstPage = heldFile('frente.jpg', 1000)
export const secondPage = heldFile('costas.jpg', 1000)
export const smallerPhoto = heldFile('rg.jpg', 512_000)
export const joined = heldFile('frente e mais 1.pdf', 700_000)

const picks = (...files: readonly HeldFile[]) => ({ type: 'files.picked', files }) as const
const readAs = <Found extends 'heic' | 'otherContent' | 'encrypted' | 'unreadable' | null>(output: Found) =>
  ({ type: 'xstate.done.actor.inspectFile', output }) as const

export const cases = {
  'escolhe um PDF no limite': picks(atTheLimit),
  'escolhe um PDF grande demais': picks(heldFile('grande.pdf', BYTES_OF_ONE_MB + 1)),
  'escolhe um PDF vazio': picks(heldFile('vazio.pdf', 0)),
  'escolhe um executável': picks(heldFile('programa.exe', 10)),
  'escolhe uma foto HEIC': picks(heldFile('IMG_0001.HEIC', 10)),
  'escolhe uma foto acima do limite': picks(largePhoto),
  'escolhe duas fotos': picks(...twoPhotos),
  'escolhe uma foto e um PDF': picks(heldFile('mistura.jpg', 10), atTheLimit),
  'escolhe duas fotos, uma HEIC': picks(heldFile('mistura-heic.jpg', 10), heldFile('b.heic', 10)),
  'escolhe duas fotos, uma vazia': picks(heldFile('mistura-vazia.jpg', 10), heldFile('b.jpg', 0)),
  'escolhe uma foto': picks(firstPage),
  'acrescenta outra foto': picks(secondPage),
  'passa a segunda página para cima': { type: 'page.moved', id: secondPage.id, by: -1 },
  'passa para cima a que já é a primeira': { type: 'page.moved', id: firstPage.id, by: -1 },
  'remove uma de duas fotos': { type: 'page.removed', id: firstPage.id },
  'remove a única foto': { type: 'page.removed', id: secondPage.id },
  'quer prosseguir': { type: 'file.demanded' },
  'o conteúdo está em ordem': readAs(null),
  'por dentro é HEIC': readAs('heic'),
  'por dentro é outra coisa': readAs('otherContent'),
  'o PDF pede senha': readAs('encrypted'),
  'o conteúdo não se deixa ler': readAs('unreadable'),
  'a leitura falha': { type: 'xstate.error.actor.inspectFile', error: new Error('gone') },
  'a foto é reduzida': { type: 'xstate.done.actor.reducePhoto', output: smallerPhoto },
  'a foto não se deixa reduzir': { type: 'xstate.error.actor.reducePhoto', error: new Error('no canvas') },
  'as fotos são juntadas': {
    type: 'xstate.done.actor.joinPhotos',
    output: { file: joined, problem: null },
  },
  'uma das fotos não se deixa ler': {
    type: 'xstate.done.actor.joinPhotos',
    output: { file: null, problem: { kind: 'unreadable', fileName: 'verso.png' } },
  },
  'as fotos não se deixam juntar': { type: 'xstate.error.actor.joinPhotos', error: new Error('no canvas') },
} as const
