import { describe, test } from 'vitest'

import { CallError } from '#domain/call-failure.ts'
import { required } from '#machines/support/required.ts'
import { waysThrough } from '#tools/chart-paths/planned.ts'
import { chartModel } from '../../../tools/chart-paths/chart-model.ts'
import { cases, fetched, identity, letter } from './document-reader.cases.ts'
import { documentReader, row } from './document-reader.models.ts'
import { type DocumentsPage, openDocuments } from './document-reader.page.tsx'

const model = chartModel(documentReader.machine, { ...documentReader, ways: waysThrough(row) })

const image = cases['o navegador mostra uma imagem']
const DAMAGED =
  'Não foi possível mostrar esta imagem: o arquivo pode estar danificado. Baixe o arquivo e tente abrir no seu aparelho. Se também não abrir, envie o documento de novo.'
const NOT_SAVED = 'Não foi possível guardar o arquivo neste aparelho. Tente de novo ou use outro navegador.'
const arriving = cases['o documento chega'].output

/** What the dialog shows instead of a picture, by the kind of file that the browser reports. */
const SHOWN: Readonly<Record<'image' | 'pdf' | 'tab' | 'other', (page: DocumentsPage) => void>> = {
  image: (page) => page.seeNoFrame(),
  pdf: (page) => page.seePdf('RG frente.jpg', 'about:blank'),
  tab: (page) => {
    page.seeInDialog(
      'Neste aparelho só a primeira página apareceria aqui. Abra o documento em outra aba ou baixe o arquivo.',
    )
    page.seeTabLink('Abrir em outra aba', 'about:blank')
    page.seeNoFrame()
  },
  other: (page) => page.seeInDialog('Não dá para mostrar este documento aqui. Baixe o arquivo para abrir.'),
}

/** What the dialog says of a failed download. */
const REFUSALS: ReadonlyMap<unknown, (page: DocumentsPage) => void> = new Map([
  [
    cases['o documento está em verificação de segurança'].error,
    (page: DocumentsPage) =>
      page.seeNews(
        'O documento está em verificação de segurança e ainda não pode ser aberto. Tente de novo mais tarde.',
      ),
  ],
  [
    cases['a resposta não é um documento'].error,
    (page: DocumentsPage) => page.seeProblem('Não foi possível abrir o documento. Tente de novo mais tarde.'),
  ],
])

async function openIdentity(page: DocumentsPage) {
  await page.click('Ver rg.jpg')
  await page.arrive(arriving)
  await page.hold(image)
}

describe('document reader: every path of the chart, on the rows and in the dialog', () => {
  test.each(model.paths.map((path) => [path.title, path] as const))('%s', async (_title, path) => {
    const page = openDocuments()
    let named = ''
    let kind: keyof typeof SHOWN = 'image'
    let damage: readonly string[] = []
    let failure: unknown
    const seeInterrupted = () => {
      page.seeDialog(named, 'Fechar', 'Tentar novamente')
      page.seeProblem(
        'Não foi possível buscar o documento. Verifique a sua conexão com a internet e tente novamente.',
      )
      page.seeNoInterruption()
    }

    await path.walk({
      events: {
        'document.viewed': (event) => {
          named = event.document.fileName
          return page.send(event)
        },
        'document.saved': (event) => {
          named = event.document.fileName
          return page.send(event)
        },
        'save.chosen': () => page.click('Baixar'),
        'size.toggled': (event) => page.send(event),
        'picture.failed': () => {
          damage = [DAMAGED]
          return page.breakPicture('RG frente.jpg')
        },
        'retry.chosen': () => page.click('Tentar novamente'),
        'viewer.closed': (event) => page.send(event),
        'file.held': (event) => {
          kind = event.shownAs
          damage = []
          return page.hold(event)
        },
        'xstate.done.actor.fetchDocument': ({ output }) => page.arrive(output),
        'xstate.error.actor.fetchDocument': ({ error }) => {
          failure = error
          return page.failToArrive(error)
        },
        'xstate.done.actor.saveFile': () => page.finishSaving(),
        'xstate.error.actor.saveFile': ({ error }) => page.failToSave(error),
      },
      states: {
        escalated: () => page.seeEscalated(cases['a sessão expira'].error),
        idle: () => {
          page.seeDialog(null)
          page.seeRows()
          page.seeBusy()
          page.seeHeld()
          page.seeNothingKept()
          page.seeEscalated()
        },
        'viewing.fetching': () => {
          page.seeHeld()
          page.seeBusy()
          page.seeDialog(named, 'Fechar')
          page.seeInDialog('Abrindo o documento…')
        },
        'viewing.interrupted': seeInterrupted,
        'viewing.open.preparing': () => {
          page.seeDialog('RG frente.jpg', 'Fechar')
          page.seeInDialog('Abrindo o documento…')
          page.seeHeld(fetched)
        },
        'viewing.open.ready.page.whole': () => {
          page.seeImage('RG frente.jpg', image.url)
          page.seeDialog('RG frente.jpg', 'Ampliar', 'Fechar', 'Baixar')
        },
        'viewing.open.ready.page.enlarged': () => {
          page.seeImage('RG frente.jpg', image.url)
          page.seeDialog('RG frente.jpg', 'Ver inteira', 'Fechar', 'Baixar')
        },
        'viewing.open.ready.page.fixed': () => {
          page.seeDialog('RG frente.jpg', 'Fechar', 'Baixar')
          SHOWN[kind](page)
        },
        'viewing.open.ready.copy.none': () => {
          page.seeHeld(fetched)
          page.seeProblems(...damage)
        },
        'viewing.open.ready.copy.saving': () => {
          page.seeHeld(fetched)
          page.seeLastSaved(fetched)
          page.seeProblems(...damage)
        },
        'viewing.open.ready.copy.notSaved': () => {
          page.seeHeld(fetched)
          page.seeProblems(NOT_SAVED, ...damage)
        },
        'saving.fetching': () => {
          page.seeHeld()
          page.seeDialog(null)
          page.seeBusy(`Baixar ${named}`)
        },
        'saving.interrupted': seeInterrupted,
        'saving.writing': () => {
          page.seeDialog(null)
          page.seeBusy(`Baixar ${named}`)
          page.seeLastSaved(fetched)
        },
        'saving.notSaved': () => {
          page.seeDialog('RG frente.jpg', 'Fechar')
          page.seeProblems(NOT_SAVED)
        },
        refused: () => {
          page.seeDialog(named, 'Fechar')
          required(REFUSALS.get(failure), 'expected refusal')(page)
          page.seeNoInterruption()
        },
      },
    })
  })
})

describe('document reader: showing and saving', () => {
  test('a shown document is saved without another download', async () => {
    const page = openDocuments()
    await openIdentity(page)
    await page.click('Ampliar')
    await page.click('Baixar')
    await page.finishSaving()
    page.seeFetched('77')
    page.seeSaved(fetched)
    page.seeDialog('RG frente.jpg', 'Ver inteira', 'Fechar', 'Baixar')
  })

  test('a damaged picture is not shown, but can be saved', async () => {
    const page = openDocuments()
    await openIdentity(page)
    await page.click('Ampliar')
    await page.breakPicture('RG frente.jpg')
    page.seeProblem(DAMAGED)
    page.seeDialog('RG frente.jpg', 'Fechar', 'Baixar')
    await page.click('Baixar')
    page.seeSaved(fetched)
  })

  test('"Baixar" of a row saves the file under the name from the server', async () => {
    const page = openDocuments()
    await page.click('Baixar rg.jpg')
    page.seeFetched('77')
    page.seeBusy('Baixar rg.jpg')
    await page.arrive(arriving)
    page.seeSaved(fetched)
    await page.finishSaving()
    page.seeBusy()
  })

  test.each(['Ver rg.jpg', 'Baixar rg.jpg'])(
    "%s: a refusal is shown with the server's message",
    async (name) => {
      const page = openDocuments()
      await page.click(name)
      await page.failToArrive(cases['o documento está em verificação de segurança'].error)
      page.seeNews(
        'O documento está em verificação de segurança e ainda não pode ser aberto. Tente de novo mais tarde.',
      )
      await page.click('Fechar')
      page.seeDialog(null)
    },
  )

  test.each([
    [{ code: 'inScan' }, 'seeNews'],
    [{}, 'seeProblem'],
  ] as const)('%j, not the sentence, says that the document is in its scan (P-788)', async (code, see) => {
    const page = openDocuments()
    await page.click('Ver rg.jpg')
    const message = 'Ainda conferimos este documento.'
    await page.failToArrive(new CallError({ kind: 'refused', status: 409, ...code, message, problems: [] }))
    page[see](message)
  })

  test('a reply for an earlier document is ignored', async () => {
    const page = openDocuments()
    await page.click('Baixar rg.jpg')
    await page.click('Ver carta.pdf')
    page.seeFetched('77', '78')
    page.seeBusy()
    page.seeDialog('carta.pdf', 'Fechar')
  })

  test('no file is held after the document is closed or replaced, or its screen is left', async () => {
    const page = openDocuments()
    await openIdentity(page)
    page.seeHeld(fetched)
    await page.send({ type: 'document.viewed', document: letter })
    page.seeHeld()
    await page.arrive({ ...arriving, name: 'carta.pdf' })
    await page.click('Fechar')
    page.seeHeld()
    await page.send({ type: 'document.viewed', document: identity })
    await page.arrive(arriving)
    page.seeHeld(fetched)
    await page.leave()
    page.seeHeld()
  })
})
