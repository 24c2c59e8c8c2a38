// @vitest-environment jsdom
import { describe, expect, test } from 'vitest'

import { uploadChooserMachine } from '#machines/upload-chooser/index.ts'
import type { WriteOutcome } from '#machines/write/index.ts'

import { chartModel } from '../support/chart-model.ts'
import { atTheLimit, cases, input } from './upload-chooser.cases.ts'
import { openUploadChooser } from './upload-chooser.page.tsx'

const model = chartModel(uploadChooserMachine, { input, cases })

const upload = { slot: input.slot, owner: input.owner, file: atTheLimit }
const attachment = { slot: input.slot, owner: input.owner, documentId: 77 }

describe('upload chooser: every path of the chart, on the rendered screen', () => {
  test.each(model.paths.map((path) => [path.title, path] as const))('%s', async (_title, path) => {
    const page = openUploadChooser()
    let saidByServer: string | null = null
    const keepWords = (outcome: WriteOutcome) => {
      saidByServer = outcome.kind === 'refused' ? outcome.message : null
      return outcome
    }
    const seePicking = (problem: string | null) => {
      page.seeOpen()
      page.seeProblem(problem)
      page.seeFile(null)
      page.seeButtons({ proceed: true, back: true })
    }

    await path.walk({
      events: {
        'origin.chosen': ({ origin }) => page.choose(origin),
        'file.picked': ({ file }) => page.pick(file),
        proceed: () => page.click('Prosseguir'),
        back: () => page.click('Voltar'),
        cancel: () => page.click('Cancelar'),
        'xstate.after.patience.uploadChooser.uploading.underWay': () => page.wait(15_000),
        'xstate.done.actor.uploadDocument': ({ output }) => page.endUpload(keepWords(output)),
        'xstate.done.actor.attachDocument': ({ output }) => page.endAttachment(keepWords(output)),
      },
      states: {
        'choosingOrigin.undecided': () => {
          page.seeOpen()
          page.seeOrigins(null)
          page.seeText('pdf, png, jpg ou jpeg, tamanho máximo 1 MB')
          page.seeButtons({ proceed: false, back: false })
        },
        'choosingOrigin.computer': () => {
          page.seeOrigins('computer')
          page.seeButtons({ proceed: true, back: false })
        },
        'choosingOrigin.cloud': () => {
          page.seeOrigins('cloud')
          page.seeButtons({ proceed: true, back: false })
        },
        cloudNotYet: () => {
          page.seeText(
            'A escolha de um documento da sua nuvem ainda não está disponível. Volte e escolha um arquivo deste aparelho.',
          )
          page.seeButtons({ proceed: false, back: true })
        },
        'pickingFile.empty': () => seePicking(null),
        'pickingFile.missing': () => seePicking('Escolha um arquivo para enviar'),
        'pickingFile.wrongType': () => seePicking('Tipo de arquivo não aceito. Envie pdf, png, jpg ou jpeg.'),
        'pickingFile.emptyFile': () => seePicking('O arquivo está vazio. Escolha outro arquivo.'),
        'pickingFile.tooLarge': () => seePicking('Documento muito grande! Tamanho máximo: 1 MB'),
        'pickingFile.refused': () =>
          seePicking(saidByServer ?? 'O arquivo não foi aceito. Escolha outro arquivo.'),
        'pickingFile.ready': () => {
          page.seeProblem(null)
          page.seeFile('rg.PDF (1 MB)')
          page.seeButtons({ proceed: true, back: true })
        },
        'uploading.underWay': () => {
          page.seeBusy()
          page.seeUploadAsked(upload)
          page.seeAttachmentAsked()
        },
        'uploading.slow': () => {
          page.seeBusy(true)
          page.seeUploadAsked(upload)
          page.seeAttachmentAsked()
        },
        attaching: () => {
          page.seeBusy()
          page.seeUploadAsked(upload)
          page.seeAttachmentAsked(attachment)
        },
        attached: () =>
          page.seeClosed({ kind: 'attached', slot: input.slot, documentId: 77, fileName: 'rg.PDF' }),
        cancelled: () => page.seeClosed({ kind: 'cancelled' }),
      },
    })
  })

  test('the inventory of paths is the reviewed one', async () => {
    await expect(model.inventory()).toMatchFileSnapshot('./upload-chooser.paths.txt')
  })

  test('no transition is left untaken and no state unreached', () => {
    expect(model.untaken()).toEqual([])
    expect(model.unreached()).toEqual([])
  })
})

async function startSending() {
  const page = openUploadChooser()
  await page.choose('computer')
  await page.click('Prosseguir')
  await page.pick(atTheLimit)
  await page.click('Prosseguir')
  return page
}

describe('upload chooser: what the chart does not tell apart', () => {
  test('an upload that the network interrupts waits, and goes on where it stopped when retried', async () => {
    const page = await startSending()
    await page.interruptUpload()
    page.seeBusy()
    await page.retry()
    page.seeUploadAsked(upload, upload)
    await page.endUpload({ kind: 'done', reply: { documentId: 77 } })
    page.seeAttachmentAsked(attachment)
  })

  test('a file is forgotten by who goes back to the origins', async () => {
    const page = openUploadChooser()
    await page.choose('computer')
    await page.click('Prosseguir')
    await page.pick(atTheLimit)
    await page.click('Voltar')
    await page.click('Prosseguir')
    page.seeFile(null)
    await page.click('Prosseguir')
    page.seeProblem('Escolha um arquivo para enviar')
  })

  test('Escape gives up as Cancelar does', async () => {
    const page = openUploadChooser()
    await page.press('{Escape}')
    page.seeClosed({ kind: 'cancelled' })
  })

  test('Escape does not take back a file that is under way', async () => {
    const page = await startSending()
    await page.press('{Escape}')
    page.seeBusy()
  })
})
