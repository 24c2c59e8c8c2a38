import { describe, expect, test } from 'vitest'

import { hold } from '#ui/primitives/held-files.ts'

import { leftByAll } from '../support/chart-model.ts'
import { dropped, opened, picked, slot, twoPhotos } from './upload-chooser.cases.ts'
import { models, type UploadChooserModel } from './upload-chooser.models.ts'
import { openUploadChooser } from './upload-chooser.page.tsx'

const built = Object.entries(models).map(([name, build]) => [name, build() as UploadChooserModel] as const)

const NONE = 'Escolha um arquivo para enviar'
const PROGRAM = 'Tipo de arquivo não aceito. Envie pdf, png, jpg ou jpeg.'
const LOCKED =
  'Este PDF está protegido por senha. Abra-o, use Imprimir e "Salvar como PDF" para fazer uma cópia sem senha e envie a cópia.'

describe.each(built)('upload chooser, %s: every path of the chart, on the rendered screen', (_, model) => {
  test.each(model.paths.map((path) => [path.title, path] as const))('%s', async (_title, path) => {
    const page = openUploadChooser(model.input)
    const isDropped = model.input.dropped.length > 0
    let shown = isDropped ? 'cpf.pdf (2 KB)' : ''
    let work = isDropped ? 'Lendo o arquivo…' : ''
    let problem: string | null = null

    const seePicker = () => {
      page.seeOpen()
      page.seeFile(shown)
      page.seeWork(work)
      page.seeProblem(problem)
      page.seeButtons({ back: true })
    }

    await path.walk({
      events: {
        'origin.chosen': ({ origin }) => page.choose(origin),
        'file.ready': ({ file }) => {
          ;[shown, work, problem] = [file === picked ? 'rg.PDF (1 MB)' : 'cpf.pdf (2 KB)', '', null]
          return page.fileIsGood(file)
        },
        'file.lost': () => {
          const isPicked = work === ''
          ;[shown, work, problem] = isPicked ? ['rg.exe (1 KB)', '', PROGRAM] : ['cpf.pdf (2 KB)', '', LOCKED]
          return page.fileIsBad()
        },
        'xstate.after.moment.uploadChooser.pickingFile.dropped': () => page.wait(400),
        'choice.confirmed': () => {
          if (page.isPicking()) problem ??= NONE
          return page.click('Prosseguir')
        },
        'origin.reopened': () => {
          ;[shown, problem] = ['', null]
          return page.click('Voltar')
        },
        'choice.dismissed': () => page.click('Cancelar'),
      },
      states: {
        'choosingOrigin.computer': () => {
          page.seeOpen()
          page.seeOrigins('computer')
          page.seeButtons({ back: false })
        },
        'choosingOrigin.cloud': () => {
          page.seeOrigins('cloud')
          page.seeButtons({ back: false })
        },
        'pickingFile.dropped': () => {
          page.seeNoDialog()
          page.seeGoingOn()
        },
        'pickingFile.waiting': () => seePicker(),
        'pickingFile.ready': () => seePicker(),
        fileChosen: () => page.seeClosed({ kind: 'file', slot, file: isDropped ? dropped : picked }),
        cloudChosen: () => page.seeClosed({ kind: 'cloud', slot }),
        cancelled: () => page.seeClosed({ kind: 'cancelled' }),
      },
    })
  })
})

describe('upload chooser: over all ways in', () => {
  test('the inventory of paths is the reviewed one', async () => {
    const inventory = built.map(([name, model]) => `# ${name}\n${model.inventory()}`)
    await expect(inventory.join('\n')).toMatchFileSnapshot('./upload-chooser.paths.txt')
  })

  test('no transition is left untaken and no state unreached', () => {
    expect(leftByAll(built.map(([, model]) => model.untaken()))).toEqual([])
    expect(leftByAll(built.map(([, model]) => model.unreached()))).toEqual([])
  })
})

describe('upload chooser: what the chart does not tell apart', () => {
  test('a file is forgotten by who goes back to the origins', async () => {
    const page = openUploadChooser()
    await page.choose('computer')
    await page.click('Prosseguir')
    await page.fileIsGood(picked)
    await page.click('Voltar')
    await page.click('Prosseguir')
    page.seeFile('')
    await page.click('Prosseguir')
    page.seeProblem(NONE)
  })

  test('so is one that was dropped', async () => {
    const page = openUploadChooser(opened({ dropped: [dropped] }))
    await page.fileIsBad()
    await page.click('Voltar')
    await page.click('Prosseguir')
    page.seeFile('')
    page.seeProblem(null)
  })

  test('who proceeds while the file is still being read waits for it, and sends nothing unseen', async () => {
    const page = openUploadChooser()
    await page.choose('computer')
    await page.click('Prosseguir')
    await page.pick(picked)
    await page.click('Prosseguir')
    page.seeWork('Lendo o arquivo…')
    page.seeGoingOn()
    await page.fileIsGood(picked)
    page.seeFile('rg.PDF (1 MB)')
    page.seeGoingOn()
  })

  test('photos that were dropped are shown as what became of them before that goes', async () => {
    const page = openUploadChooser(opened({ dropped: twoPhotos }))
    page.seeWork('Juntando 2 fotos em um PDF…')
    const joined = hold(new File(['%PDF-1.7'], 'frente e mais 1.pdf'))
    await page.photosBecome(joined)
    page.seeFile('frente e mais 1.pdf (1 KB)')
    await page.click('Prosseguir')
    page.seeClosed({ kind: 'file', slot, file: joined })
  })

  test('no file but the dropped one goes unseen', () => {
    const page = openUploadChooser(opened({ dropped: [dropped] }))
    page.told({ type: 'file.ready', file: picked })
    page.seeOpen()
    page.seeGoingOn()
  })

  test('Escape gives up as Cancelar does', async () => {
    const page = openUploadChooser()
    await page.escape()
    page.seeClosed({ kind: 'cancelled' })
  })
})
