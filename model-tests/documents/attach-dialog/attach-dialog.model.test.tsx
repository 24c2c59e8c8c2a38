import { describe, test } from 'vitest'

import { sentLastFirst } from '#domain/documents/cloud-document.ts'
import { required } from '#machines/support/required.ts'
import { waysThrough } from '#tools/chart-paths/planned.ts'
import { hold } from '#ui/browser/held-files.ts'
import { twelve } from '../cloud-picker/cloud-picker.cases.ts'
import { cases, dropped, opened, picked, twoPhotos } from './attach-dialog.cases.ts'
import { type AttachDialogModel, models, row } from './attach-dialog.models.ts'
import { openAttachDialog } from './attach-dialog.page.tsx'

const built = Object.entries(models).map(
  ([name, build]) => [name, (build() as AttachDialogModel).along(waysThrough(row, name))] as const,
)

const ALL = 'Ver todos os documentos deste tipo'
const CHOSEN = 'attachDialog.fileChosen'
const CONTINUED = 'attachDialog.continued'
const NONE = 'Escolha um arquivo para enviar'
const PROGRAM = 'Tipo de arquivo não aceito. Envie pdf, png, jpg ou jpeg.'
const LOCKED =
  'Este PDF tem senha ou restrições. Abra-o, use Imprimir e "Salvar como PDF" e envie a cópia. Se ele não deixa imprimir, fotografe as páginas e envie as fotos, ou peça o arquivo sem restrições a quem o emitiu.'

describe.each(built)('attach dialog, %s: every path of the chart, on the rendered screen', (_, model) => {
  test.each(model.paths.map((path) => [path.title, path] as const))('%s', async (_title, path) => {
    const page = openAttachDialog(model.input)
    const isDropped = model.input.dropped.length > 0
    let shown = isDropped ? 'cpf.pdf (2 KB)' : ''
    let work = isDropped ? 'Lendo o arquivo…' : ''
    let problem: string | null = null
    let offered: readonly string[] = []
    let chosen = ALL
    let continues = false
    let isReady = false
    const isNextOffered = () => model.input.remaining > 0 && (page.isPicking() ? isReady : chosen !== ALL)

    const seePicker = () => {
      page.seeOpen()
      page.seeFile(shown)
      page.seeWork(work)
      page.seeProblem(problem)
      page.seeOrigin('computer')
      page.seeButtons(isNextOffered())
    }
    const seeCloud = () => {
      page.seeOpen()
      page.seeOrigin('cloud')
      page.seeButtons(isNextOffered())
      page.seeOffered(offered, chosen)
    }

    await path.walk({
      events: {
        'origin.chosen': ({ origin }) => {
          offered = []
          chosen = ALL
          return page.choose(origin)
        },
        'file.ready': (event) => {
          const { file } = event
          isReady = true
          // The dropped file is still being read.
          if (isDropped && file === picked) return page.fileIsReady(event)
          ;[shown, work, problem] = [file === picked ? 'rg.PDF (1 MB)' : 'cpf.pdf (2 KB)', '', null]
          return page.fileIsGood(file)
        },
        'file.lost': () => {
          isReady = false
          const isPicked = work === ''
          ;[shown, work, problem] = isPicked ? ['rg.exe (1 KB)', '', PROGRAM] : ['cpf.pdf (2 KB)', '', LOCKED]
          return page.fileIsBad()
        },
        'xstate.after.moment.attachDialog.choosing.dropped': async () => {
          await page.wait(399)
          page.seeNoDialog()
          await page.wait(1)
        },
        'choice.confirmed': () => {
          if (page.isPicking()) problem ??= NONE
          return page.click('Anexar')
        },
        'choice.continued': (event) => {
          if (!isNextOffered()) return page.sendRefused(event)
          continues = true
          return page.click('Anexar e ir ao seguinte')
        },
        'xstate.done.actor.loadDocuments': ({ output }) => {
          offered = ['rg-12.pdf', 'rg-11.pdf']
          return page.cloudArrives(output)
        },
        'xstate.error.actor.loadDocuments': ({ error }) => page.cloudFails(error),
        'document.chosen': (event) => {
          const { documentId } = event
          // There is no control for a document that is not offered.
          if (documentId !== null && offered.length === 0) return page.sendChoice(event)
          chosen = documentId === null ? ALL : 'rg-12.pdf'
          return page.pickStored(chosen)
        },
        'choice.dismissed': () => page.click('Cancelar'),
      },
      states: {
        'choosing.computer.waiting': () => seePicker(),
        'choosing.computer.ready': () => seePicker(),
        'choosing.cloud.asking': () => {
          page.seeWork('Procurando os documentos já enviados…')
          seeCloud()
        },
        'choosing.cloud.offering': () => {
          page.seeWork('')
          seeCloud()
        },
        'choosing.dropped': () => {
          page.seeNoDialog()
          page.seeGoingOn()
        },
        documentChosen: () =>
          page.seeClosed({ type: continues ? CONTINUED : CHOSEN, file: isDropped ? dropped : picked }),
        storedChosen: () =>
          page.seeClosed({
            type: continues ? CONTINUED : CHOSEN,
            file: { id: 12, storeId: 'ged-12', fileName: 'rg-12.pdf' },
          }),
        cloudChosen: () => page.seeClosed({ type: 'attachDialog.cloudPreferred' }),
        cancelled: () => page.seeClosed({ type: 'attachDialog.dismissed' }),
        escalated: () => page.seeEscalated(cases['a sessão expira ao pedir a lista'].error),
      },
    })
  })
})

describe('attach dialog: details of the choice', () => {
  test('the chosen file is kept while the cloud is viewed', async () => {
    const page = openAttachDialog()
    await page.fileIsGood(picked)
    await page.choose('cloud')
    await page.choose('computer')
    page.seeFile('rg.PDF (1 MB)')
    await page.click('Anexar')
    page.seeClosed({ type: CHOSEN, file: picked })
  })

  test('the documents of the cloud are loaded at each visit, and none is chosen', async () => {
    const page = openAttachDialog(opened({ remaining: 1 }))
    await page.choose('cloud')
    await page.cloudArrives(twelve)
    await page.pickStored('rg-12.pdf')
    page.seeButtons(true)
    await page.choose('computer')
    await page.choose('cloud')
    page.seeOffered([], ALL)
    page.seeButtons(false)
    await page.cloudArrives(twelve)
    page.seeOffered(['rg-12.pdf', 'rg-11.pdf'], ALL)
  })

  test('documents of the cloud are offered, except infected ones', async () => {
    const page = openAttachDialog()
    await page.choose('cloud')
    const [first, second, ...others] = sentLastFirst(twelve)
    await page.cloudArrives([
      { ...required(first, 'document'), scan: 'infected' },
      required(second, 'document'),
      ...others,
    ])
    page.seeOffered(['rg-11.pdf', 'rg-10.pdf'], ALL)
    page.seeSentOn('11/10/2026')
  })

  test('a document that the fund rejected for the row is not offered', async () => {
    const page = openAttachDialog()
    await page.choose('cloud')
    const rejections = [{ rowId: 31, at: '2026-11-18T12:00:00Z' }]
    await page.cloudArrives(twelve.map((stored) => (stored.id === 12 ? { ...stored, rejections } : stored)))
    page.seeOffered(['rg-11.pdf', 'rg-10.pdf'], ALL)
  })

  test('only offered documents can be chosen', async () => {
    const page = openAttachDialog()
    await page.choose('cloud')
    await page.cloudArrives(twelve)
    await page.sendChoice(cases['escolhe um que não é oferecido'])
    page.seeOffered(['rg-12.pdf', 'rg-11.pdf'], ALL)
  })

  test('Anexar waits for a file that is still being read', async () => {
    const page = openAttachDialog()
    await page.pick(picked)
    await page.click('Anexar')
    page.seeWork('Lendo o arquivo…')
    page.seeGoingOn()
    await page.fileIsGood(picked)
    page.seeFile('rg.PDF (1 MB)')
    page.seeGoingOn()
  })

  test('dropped photos are shown as the resulting PDF before it is sent', async () => {
    const page = openAttachDialog(opened({ dropped: twoPhotos }))
    page.seeWork('Juntando 2 fotos em um PDF…')
    const joined = hold(new File(['%PDF-1.7'], 'frente e mais 1.pdf'))
    await page.photosBecome(joined)
    page.seeFile('frente e mais 1.pdf (1 KB)')
    await page.click('Anexar')
    page.seeClosed({ type: CHOSEN, file: joined })
  })

  test('Escape closes the dialog like Cancelar', async () => {
    const page = openAttachDialog()
    await page.escape()
    page.seeClosed({ type: 'attachDialog.dismissed' })
  })
})
