import { describe, expect, test } from 'vitest'

import type { HeldFile } from '#domain/documents/held-file.ts'
import { waysThrough } from '#tools/chart-paths/planned.ts'
import { chartModel } from '../../../tools/chart-paths/chart-model.ts'
import { anasIdentity, anasRg, betterRg, identity, owner, request, rg } from './upload-queue.cases.ts'
import { row, uploadQueue } from './upload-queue.models.ts'
import { openUploadQueue } from './upload-queue.page.tsx'

const model = chartModel(uploadQueue.machine, { ...uploadQueue, ways: waysThrough(row) })

const STOPPED = 'O envio de "Documento de identidade" parou. Tente de novo nos documentos do requerimento.'
const OF_YESTERDAY = [
  'O arquivo “rg-de-ontem.pdf” (Documento de identidade), do requerimento Aposentadoria, protocolo 2026000027, ainda estava sendo enviado quando a sua sessão terminou. Confira os documentos e, se ele não estiver lá, anexe de novo.',
  '/requerimento01/7/1/3',
] as const
const SAVED = 'Documento gravado com sucesso!'
const ATTACHED = 'Documento anexado com sucesso!'

describe('upload queue: every path of the chart, on the rendered rows', () => {
  test.each(model.paths.map((path) => [path.title, path] as const))('%s', async (_title, path) => {
    const page = openUploadQueue()
    let carried: HeldFile | null = null
    let isStopped = false
    let stops = 0
    let attached = 0
    let recalled = false
    let kept: { interrupted: string[]; pendingUploads: string[] } | null = null
    const keep = () => {
      kept = {
        interrupted: recalled ? ['rg-de-ontem.pdf'] : [],
        pendingUploads: carried ? [carried.name] : [],
      }
    }
    const goOn = async () => {
      if (isStopped) await page.press('Tentar novamente: Documento de identidade')
      isStopped = false
    }
    const seeStops = () => page.seeStopNotices(...Array.from({ length: stops }, () => STOPPED))
    const seeKept = () => {
      page.seeInterrupted(...(recalled ? [OF_YESTERDAY] : []))
      page.seeKept(kept)
    }

    await path.walk({
      events: {
        'transfer.wanted': ({ slot, file }) => {
          carried = file
          isStopped = false
          recalled = false
          keep()
          return page.want(slot, file)
        },
        'rows.reported': ({ requestId, rows }) => {
          if (rows.length === 0) {
            carried = null
            isStopped = false
            recalled = false
          }
          keep()
          return page.showRows(requestId, ...(rows.length > 0 ? [identity] : []))
        },
        'row.settled': ({ row }) => {
          carried = null
          isStopped = false
          recalled = false
          keep()
          return page.settle(row)
        },
        'uploads.recalled': (event) => {
          recalled = true
          return page.recall(event)
        },
        'interruption.dismissed': () => {
          if (!recalled) return page.dismissUnasked()
          recalled = false
          keep()
          return page.dismiss()
        },
        'rows.awaited': ({ requestId }) => page.awaitRows(requestId),
        'upload.stopped': async () => {
          await goOn()
          isStopped = true
          stops += 1
          await page.cut(carried ?? rg)
        },
        'upload.finished': async () => {
          const file = carried ?? rg
          carried = null
          keep()
          attached += 1
          await goOn()
          await page.receive(file, 70)
          await page.attachmentEnds()
        },
        'upload.cancelled': async () => {
          carried = null
          keep()
          await page.press(`${isStopped ? 'Desistir' : 'Cancelar o envio'}: Documento de identidade`)
          isStopped = false
        },
      },
      states: {
        resting: () => {
          page.seeProgress()
          page.seeCarried()
          page.seeUnloadGuarded(false)
          seeStops()
          page.seeNotices(...Array.from({ length: attached }, () => SAVED))
          seeKept()
        },
        carrying: () => {
          page.seeProgress(...(isStopped ? [] : [`Enviando ${carried?.name} 0%`]))
          if (!isStopped) {
            page.seeCarried(carried ?? rg)
            page.seeOwner(owner)
          }
          page.seeUnloadGuarded(true)
          page.seeRowsReported(identity)
          seeStops()
          seeKept()
        },
      },
    })
  })
})

describe('upload queue: events for the request on screen', () => {
  const changed = (pendingUploads: readonly unknown[], ...attached: readonly unknown[]) => ({
    type: 'uploadQueue.changed',
    pendingUploads,
    attached,
  })
  const rgAttached = { slot: identity, documentId: 70, storeId: 'ged-70', fileName: 'rg.pdf' }

  test('an upload that arrives is reported with the removal of its progress, in one event', async () => {
    const page = openUploadQueue()
    await page.want(identity, rg)
    await page.receive(rg, 70)
    page.seeRequestEvents(changed([identity]))
    await page.attachmentEnds()
    page.seeRequestEvents(changed([identity]), changed([], rgAttached))
    page.seeNotices(SAVED)
  })

  test('a document of the cloud is reported in the same way, without an upload', async () => {
    const page = openUploadQueue()
    await page.want(identity, { id: 12, storeId: 'ged-12', fileName: 'rg-12.pdf' })
    page.seeProgress('Anexando rg-12.pdf 100%')
    page.seeCarried()
    await page.attachmentEnds()
    const attached = { slot: identity, documentId: 12, storeId: 'ged-12', fileName: 'rg-12.pdf' }
    page.seeRequestEvents(changed([identity]), changed([], attached))
    page.seeNotices(ATTACHED)
  })

  test('a cancelled upload is reported by the removal of its progress only', async () => {
    const page = openUploadQueue()
    await page.want(identity, rg)
    await page.press('Cancelar o envio: Documento de identidade')
    page.seeRequestEvents(changed([identity]), changed([]))
    page.seeNotices()
  })

  test('a query is answered with the running uploads only', async () => {
    const page = openUploadQueue()
    await page.showRows(7, identity)
    page.seeRequestEvents(changed([]))
    await page.want(anasIdentity, anasRg)
    await page.showRows(7, anasIdentity)
    expect(page.takeRequestEvents().slice(1)).toEqual([changed([anasIdentity]), changed([anasIdentity])])
  })

  async function attachRg() {
    const page = openUploadQueue()
    await page.want(identity, rg)
    await page.receive(rg, 70)
    await page.attachmentEnds()
    page.takeRequestEvents()
    return page
  }

  test('a later query also gets the uploads that arrived, until the request is read again', async () => {
    const page = await attachRg()
    await page.showRows(7, identity)
    await page.awaitRows(8)
    await page.showRows(7, identity)
    await page.awaitRows(7)
    await page.showRows(7, identity)
    expect(page.takeRequestEvents()).toEqual([changed([], rgAttached), changed([], rgAttached), changed([])])
  })

  test('uploads that arrived are not reported for removed rows, nor for rows with another document since', async () => {
    const page = await attachRg()
    await page.settle(anasIdentity)
    await page.settle(identity)
    expect(page.takeRequestEvents()).toEqual([changed([], rgAttached), changed([])])
    const other = await attachRg()
    await other.showRows(7, anasIdentity)
    expect(other.takeRequestEvents()).toEqual([changed([])])
  })
})

describe('upload queue: a removed row, or a row with another document', () => {
  test('the upload of the row is stopped, and no other', async () => {
    const page = openUploadQueue()
    await page.want(identity, rg)
    await page.want(anasIdentity, anasRg)
    await page.showRows(7, anasIdentity)
    page.seeCarried(anasRg)
    page.seeRowsReported(anasIdentity)
  })

  test('a document of the cloud replaces a stopped upload', async () => {
    const page = openUploadQueue()
    await page.want(identity, rg)
    await page.want(anasIdentity, anasRg)
    await page.settle(identity)
    page.seeCarried(anasRg)
    page.seeRowsReported(anasIdentity)
    await page.settle(null)
    page.seeCarried(anasRg)
  })

  test('the actor of an upload is removed however it ended', async () => {
    const page = openUploadQueue()
    await page.want(identity, rg)
    await page.receive(rg, 70)
    await page.attachmentEnds()
    page.seeNoUploads()
  })
})

describe('upload queue: a request that has ended', () => {
  test('its uploads are stopped, and no others', async () => {
    const page = openUploadQueue()
    const elsewhere = { ...anasIdentity, requestId: 8 }
    await page.want(identity, rg)
    await page.want(elsewhere, anasRg)
    await page.showRows(7)
    page.seeCarried(anasRg)
    page.seeRowsReported(elsewhere)
    page.seeUnloadGuarded(true)
    await page.showRows(8)
    page.seeUnloadGuarded(false)
  })
})

describe('upload queue: uploads interrupted in earlier sessions (P-183)', () => {
  test('a notice disappears when its row gets another document, and no other notice does', async () => {
    const page = openUploadQueue()
    page.seeKeptFor('52998224725')
    await page.recall({
      type: 'uploads.recalled',
      interrupted: [
        { slot: identity, request, fileName: 'rg-de-ontem.pdf' },
        { slot: anasIdentity, request, fileName: 'ana.pdf' },
      ],
    })
    await page.want(anasIdentity, anasRg)
    page.seeInterrupted(OF_YESTERDAY)
    page.seeKept({ interrupted: ['rg-de-ontem.pdf'], pendingUploads: ['ana.pdf'] })
    await page.settle(identity)
    page.seeInterrupted()
    page.seeKept({ interrupted: [], pendingUploads: ['ana.pdf'] })
  })

  test('an upload that stopped in this session is counted only when the session ends', async () => {
    const page = openUploadQueue()
    await page.want(identity, rg)
    await page.cut(rg)
    page.seeInterrupted()
    page.seeKept({ interrupted: [], pendingUploads: ['rg.pdf'] })
  })
})

describe('upload queue: uploads to several rows', () => {
  async function sendTwo(options?: Parameters<typeof openUploadQueue>[0]) {
    const page = openUploadQueue(options)
    await page.want(identity, rg)
    await page.want(anasIdentity, anasRg)
    return page
  }

  test('each upload has its own progress', async () => {
    const page = await sendTwo()
    page.seeCarried(rg, anasRg)
    page.seeRowsReported(identity, anasIdentity)
    await page.progress(anasRg, 840)
    page.seeProgress('Enviando rg.pdf 0%', 'Enviando ana.pdf 42%')
  })

  test('one arrives and the other continues, and closing the window still asks', async () => {
    const page = await sendTwo()
    await page.receive(anasRg, 71)
    page.seeProgress('Enviando rg.pdf 0%', 'Anexando ana.pdf 100%')
    await page.attachmentEnds()
    page.seeAttached({ slot: anasIdentity, documentId: 71 })
    page.seeProgress('Enviando rg.pdf 0%')
    page.seeCarried(rg)
    page.seeUnloadGuarded(true)
    page.seeRowsReported(identity)
    await page.receive(rg, 70)
    await page.attachmentEnds()
    page.seeUnloadGuarded(false)
    page.seeRowsReported()
    page.seeNotices(SAVED, SAVED)
  })

  test("the notice of an enrolment's document stays for four seconds", async () => {
    const page = openUploadQueue()
    await page.want(identity, rg, { typeId: 11, name: 'Adesão, protocolo 2026000028' })
    await page.receive(rg, 70)
    await page.attachmentEnds()
    page.seeNoticeFor(4_000)
  })

  test('a stopped upload is retried without affecting the other', async () => {
    const page = await sendTwo({ visibleRowsOf: 7 })
    page.seeStopNotices()
    await page.progress(rg, 1_000)
    await page.cut(anasRg)
    page.seeProgress('Enviando rg.pdf 50%')
    page.seeStopped('ana.pdfO envio foi interrompido. Tente novamente em instantes.')
    page.seeUnloadGuarded(true)
    // The row is shown and says so itself.
    page.seeStopNotices()
    await page.press('Tentar novamente: Documento de identidade (Ana Duarte)')
    page.seeStopped()
    page.seeProgress('Enviando rg.pdf 50%', 'Enviando ana.pdf 0%')
  })

  test.each([
    ['no request is', { withRequest: false }],
    ['the request is, but not its documents,', {}],
    ['the documents of another request are', { visibleRowsOf: 8 }],
  ])(
    'while %s on screen, a notice names the stopped upload and says whether it can be retried',
    async (_, options) => {
      const page = openUploadQueue(options)
      await page.want(identity, rg)
      await page.want(anasIdentity, anasRg)
      await page.cut(rg)
      await page.refuse(anasRg, 'O arquivo está vazio. Escolha outro arquivo.')
      page.seeStopNotices(
        STOPPED,
        'O documento "Documento de identidade (Ana Duarte)" não foi aceito. O arquivo está vazio. Escolha outro arquivo.',
      )
    },
  )

  test('a refused link is named with its reason, and is not offered again (P-786)', async () => {
    const page = openUploadQueue({ visibleRowsOf: 8 })
    await page.want(identity, rg)
    await page.receive(rg, 70)
    await page.attachmentIsRefused('O documento já foi conferido e não pode ser trocado.')
    page.seeStopNotices(
      'O documento "Documento de identidade" não foi aceito. O arquivo foi enviado e está em Meus documentos, mas não foi anexado ao requerimento. O documento já foi conferido e não pode ser trocado.',
    )
  })

  test('a cancelled upload does not affect the other', async () => {
    const page = await sendTwo()
    await page.press('Cancelar o envio: Documento de identidade (Ana Duarte)')
    page.seeCarried(rg)
    page.seeProgress('Enviando rg.pdf 0%')
    page.seeRowsReported(identity)
    page.seeUnloadGuarded(true)
  })
})

describe('upload queue: another file for the same row', () => {
  test('it replaces the running upload, which is stopped', async () => {
    const page = openUploadQueue()
    await page.want(identity, rg)
    await page.progress(rg, 1_000)
    await page.want(identity, betterRg)
    page.seeCarried(betterRg)
    page.seeProgress('Enviando rg-melhor.pdf 0%')
    page.seeRowsReported(identity)
    await page.receive(betterRg, 72)
    await page.attachmentEnds()
    page.seeAttached({ slot: identity, documentId: 72 })
    page.seeNotices(SAVED)
    page.seeUnloadGuarded(false)
  })

  test('it replaces an upload that is in the cloud but not attached', async () => {
    const page = openUploadQueue()
    await page.want(identity, rg)
    await page.receive(rg, 70)
    await page.attachmentFails()
    page.seeStopped(
      'rg.pdfO arquivo foi enviado e está em Meus documentos, mas não foi anexado ao requerimento.',
    )
    await page.want(identity, betterRg)
    page.seeStopped()
    page.seeCarried(betterRg)
  })

  test('an upload to another row is not affected', async () => {
    const page = openUploadQueue()
    await page.want(identity, rg)
    await page.want(anasIdentity, anasRg)
    await page.want(anasIdentity, betterRg)
    page.seeCarried(rg, betterRg)
  })
})
