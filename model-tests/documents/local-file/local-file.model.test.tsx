import { describe, expect, test } from 'vitest'
import { waysThrough } from '#tools/chart-paths/planned.ts'
import { chartModel } from '../../../tools/chart-paths/chart-model.ts'
import { atTheLimit, joined, largePhoto, smallerPhoto, twoPhotos } from './local-file.cases.ts'
import { localFile, row } from './local-file.models.ts'
import { openLocalFile } from './local-file.page.tsx'

const model = chartModel(localFile.machine, { ...localFile, ways: waysThrough(row) })

const HEIC =
  'Fotos HEIC não são aceitas. No iPhone, abra Ajustes, Câmera, Formatos, escolha "Mais compatível" e tire a foto de novo.'
const EMPTY = 'O arquivo está vazio. Escolha outro arquivo.'
const UNREADABLE = 'Não foi possível ler o arquivo. Escolha-o de novo ou escolha outro.'
const TOO_LARGE = 'Documento muito grande! Tamanho máximo: 1 MB'

/** By the first file of a pick: the text in the box, and the text announced at once. */
const PICKS: Readonly<Record<string, readonly [picked: string, problem: string]>> = {
  'rg.PDF': ['rg.PDF (1 MB)', ''],
  'grande.pdf': ['grande.pdf (1,1 MB)', TOO_LARGE],
  'vazio.pdf': ['vazio.pdf (0 KB)', EMPTY],
  'programa.exe': ['programa.exe (1 KB)', 'Tipo de arquivo não aceito. Envie pdf, png, jpg ou jpeg.'],
  'IMG_0001.HEIC': ['IMG_0001.HEIC (1 KB)', HEIC],
  'rg.jpg': ['rg.jpg (1,1 MB)', TOO_LARGE],
  'frente.jpg': ['2 arquivos escolhidos', ''],
  'mistura.jpg': [
    '2 arquivos escolhidos',
    'Escolha um arquivo só, ou várias fotos (png, jpg ou jpeg), que viram um único PDF.',
  ],
  'mistura-heic.jpg': ['2 arquivos escolhidos', HEIC],
  'mistura-vazia.jpg': ['2 arquivos escolhidos', EMPTY],
}

const READY = [atTheLimit, smallerPhoto, joined]

const FOUND = {
  heic: HEIC,
  otherContent:
    'O arquivo não é do tipo que o nome indica (por exemplo, um PDF com nome .jpg). Escolha o arquivo original ou fotografe o documento e envie a foto.',
  encrypted:
    'Este PDF tem senha ou restrições. Abra-o, use Imprimir e "Salvar como PDF" e envie a cópia. Se ele não deixa imprimir, fotografe as páginas e envie as fotos, ou peça o arquivo sem restrições a quem o emitiu.',
  unreadable: UNREADABLE,
} as const

describe('local file: every path of the chart, on the rendered picker', () => {
  test.each(model.paths.map((path) => [path.title, path] as const))('%s', async (_title, path) => {
    const page = openLocalFile()
    let picked = ''
    let problem = ''

    await path.walk({
      events: {
        'files.picked': ({ files }) => {
          ;[picked, problem] = PICKS[files[0]?.name ?? ''] ?? ['', '']
          return page.pick(files)
        },
        'reduction.wanted': () => page.wantReduction(),
        'file.demanded': () => {
          if (picked === '') problem = 'Escolha um arquivo para enviar'
          return page.demand()
        },
        'xstate.done.actor.inspectFile': ({ output }) => {
          problem = output === null ? '' : FOUND[output]
          return page.inspectionEnds(output)
        },
        'xstate.error.actor.inspectFile': ({ error }) => {
          problem = UNREADABLE
          return page.inspectionFails(error)
        },
        'xstate.done.actor.reducePhoto': ({ output }) => {
          picked = 'rg.jpg (500 KB)'
          return page.reductionEnds(output)
        },
        'xstate.error.actor.reducePhoto': ({ error }) => {
          problem =
            'Não foi possível reduzir a foto. Tire outra com resolução menor ou escolha outro arquivo.'
          return page.reductionFails(error)
        },
        'xstate.done.actor.joinPhotos': ({ output }) => {
          if (output.file !== null) picked = 'frente e mais 1.pdf (684 KB)'
          else {
            problem =
              'Não foi possível ler a foto “verso.png”. Confira se ela abre no seu aparelho, ou escolha as fotos de novo sem ela.'
          }
          return page.joiningEnds(output)
        },
        'xstate.error.actor.joinPhotos': ({ error }) => {
          problem =
            'Não foi possível juntar as fotos em um PDF. Confira se todas abrem no seu aparelho ou envie menos fotos.'
          return page.joiningFails(error)
        },
      },
      states: {
        empty: () => {
          page.see({})
          page.seeReported(null)
        },
        inspecting: () => {
          page.see({ picked, work: 'Lendo o arquivo…' })
          page.seeInspected(atTheLimit)
          page.seeReported(null)
        },
        refused: () => {
          page.see({ picked, problem: problem })
          page.seeReported(null)
        },
        offeringReduction: () => {
          page.see({ picked, problem: TOO_LARGE, offersReduction: true })
          page.seeReported(null)
        },
        reducing: () => {
          page.see({ picked, work: 'Reduzindo a foto…' })
          page.seeReduced(largePhoto)
          page.seeReported(null)
        },
        joining: () => {
          page.see({ picked, work: 'Juntando 2 fotos em um PDF…' })
          page.seeJoined(twoPhotos)
          page.seeReported(null)
        },
        ready: () => {
          page.see({ picked })
          page.seeReported(READY.find(({ name }) => picked.startsWith(name)) ?? null)
        },
      },
    })
  })
})

describe('local file: a parent that demands a file', () => {
  test('the parent is notified at once, each time, that no file is chosen', async () => {
    const page = openLocalFile()
    await page.demand()
    await page.demand()
    expect(page.sentEvents()).toEqual(['file.lost', 'file.lost'])
  })

  test('the parent is notified after the inspection if the file is still being read', async () => {
    const page = openLocalFile()
    await page.pick([atTheLimit])
    await page.demand()
    expect(page.sentEvents()).toEqual([])
    await page.inspectionEnds(null)
    expect(page.sentEvents()).toEqual(['file.ready'])
  })

  test('the parent is first notified that a photo is being reduced', async () => {
    const page = openLocalFile()
    await page.pick([largePhoto])
    await page.demand()
    expect(page.sentEvents()).toEqual(['file.lost', 'file.lost'])
    await page.wantReduction()
    await page.reductionEnds(smallerPhoto)
    expect(page.sentEvents().at(-1)).toBe('file.ready')
  })
})

test('local file: files dropped before the picker is shown are judged like picked files', () => {
  const page = openLocalFile({ maxSizeMb: 1, files: [atTheLimit] })
  page.see({ picked: 'rg.PDF (1 MB)', work: 'Lendo o arquivo…' })
})

test('local file: the parent is notified at once that dropped photos are no file yet, and then of the PDF', async () => {
  const page = openLocalFile({ maxSizeMb: 1, files: twoPhotos })
  expect(page.sentEvents()).toEqual(['file.lost'])
  await page.joiningEnds({ file: joined, problem: null })
  expect(page.sentEvents()).toEqual(['file.lost', 'file.ready'])
})
