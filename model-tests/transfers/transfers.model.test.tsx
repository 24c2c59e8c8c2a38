import { describe, expect, test } from 'vitest'

import type { HeldFile } from '#domain/documents/held-file.ts'

import { transfers } from '../models.ts'
import { chartModel } from '../support/chart-model.ts'
import { anasIdentity, anasRg, betterRg, identity, owner, request, rg, traitOf } from './transfers.cases.ts'
import { openTransfers } from './transfers.page.tsx'

const model = chartModel(transfers.machine, transfers)

const STOPPED = 'O envio de "Documento de identidade" parou. Tente de novo nos documentos do requerimento.'
const OF_YESTERDAY = [
  'O arquivo “rg-de-ontem.pdf” (Documento de identidade), do requerimento Aposentadoria, protocolo 2026000027, ainda estava sendo enviado quando a sua sessão terminou. Confira os documentos e, se ele não estiver lá, anexe de novo.',
  '/requerimento01/7/1/3',
] as const
const SAVED = 'Documento gravado com sucesso!'
const ATTACHED = 'Documento anexado com sucesso!'

describe('transfers: every path of the chart, on the rendered rows', () => {
  test.each(model.paths.map((path) => [path.title, path] as const))('%s', async (_title, path) => {
    const page = openTransfers()
    let carried: HeldFile | null = null
    let attached = 0
    let recalled = false
    let told: { interrupted: string[]; underWay: string[] } | null = null
    const tell = () => {
      told = {
        interrupted: recalled ? ['rg-de-ontem.pdf'] : [],
        underWay: carried ? [carried.name] : [],
      }
    }
    const seeKept = () => {
      page.seeInterrupted(...(recalled ? [OF_YESTERDAY] : []))
      page.seeKept(told)
    }

    await path.walk({
      events: {
        'transfer.wanted': ({ slot, file }) => {
          carried = file
          recalled = false
          tell()
          return page.want(slot, file)
        },
        'rows.told': ({ requestId, rows }) => {
          if (rows.length === 0) {
            carried = null
            recalled = false
          }
          tell()
          return page.tellRows(requestId, ...(rows.length > 0 ? [identity] : []))
        },
        'row.settled': ({ row }) => {
          carried = null
          recalled = false
          tell()
          return page.settle(row)
        },
        'uploads.recalled': (event) => {
          recalled = true
          return page.recall(event)
        },
        'interruption.dismissed': () => {
          recalled = false
          tell()
          return page.dismiss()
        },
        'rows.awaited': ({ requestId }) => page.awaitRows(requestId),
        'upload.ended': async ({ output }) => {
          const file = carried ?? rg
          carried = null
          tell()
          if (output.kind === 'abandoned') {
            await page.press('Cancelar o envio: Documento de identidade')
            return
          }
          attached += 1
          await page.receive(file, 70)
          await page.attachmentEnds()
        },
      },
      states: {
        resting: () => {
          page.seeProgress()
          page.seeCarried()
          page.seeClosingGuarded(false)
          page.seeStopNotices()
          page.seeNotices(...Array.from({ length: attached }, () => SAVED))
          seeKept()
        },
        carrying: () => {
          page.seeProgress(`Enviando ${carried?.name} 0%`)
          page.seeCarried(carried ?? rg)
          page.seeOwner(owner)
          page.seeClosingGuarded(true)
          page.seeChangeTold(identity)
          page.seeStopNotices()
          seeKept()
        },
      },
    })
  })

  test('the inventory of paths is the reviewed one', async () => {
    const lines = model.paths.map(({ title, steps }) => {
      const end = steps.at(-1)?.state
      const carried = end ? traitOf(end) : ''
      return carried ? `${title} (${carried})` : title
    })
    await expect(`${lines.sort().join('\n')}\n`).toMatchFileSnapshot('./transfers.paths.txt')
  })

  test('no transition is left untaken and no state unreached', () => {
    // What stops is told below: in the walk every file can end.
    expect(model.untaken()).toEqual(['carrying --upload.stopped--> itself'])
    expect(model.unreached()).toEqual([])
  })
})

describe('transfers: what the request on screen is told', () => {
  const changed = (underWay: readonly unknown[], ...attached: readonly unknown[]) => ({
    type: 'transfers.changed',
    underWay,
    attached,
  })
  const rgAttached = { slot: identity, documentId: 70, storeId: 'ged-70', fileName: 'rg.pdf' }

  test('of a file that arrives: that it is there and nothing under way, all at once', async () => {
    const page = openTransfers()
    await page.want(identity, rg)
    await page.receive(rg, 70)
    page.seeRequestTold(changed([identity]))
    await page.attachmentEnds()
    page.seeRequestTold(changed([identity]), changed([], rgAttached))
    page.seeNotices(SAVED)
  })

  test('of a document of the cloud: the same, with nothing sent', async () => {
    const page = openTransfers()
    await page.want(identity, { id: 12, storeId: 'ged-12', fileName: 'rg-12.pdf' })
    page.seeProgress('Anexando rg-12.pdf 100%')
    page.seeCarried()
    await page.attachmentEnds()
    const attached = { slot: identity, documentId: 12, storeId: 'ged-12', fileName: 'rg-12.pdf' }
    page.seeRequestTold(changed([identity]), changed([], attached))
    page.seeNotices(ATTACHED)
  })

  test('of a file that is given up: only that nothing is under way', async () => {
    const page = openTransfers()
    await page.want(identity, rg)
    await page.press('Cancelar o envio: Documento de identidade')
    page.seeRequestTold(changed([identity]), changed([]))
    page.seeNotices()
  })

  test('who asks is told what is under way, and what is not', async () => {
    const page = openTransfers()
    await page.tellRows(7, identity)
    page.seeRequestTold(changed([]))
    await page.want(anasIdentity, anasRg)
    await page.tellRows(7, anasIdentity)
    expect(page.toldSince().slice(1)).toEqual([changed([anasIdentity]), changed([anasIdentity])])
  })

  async function attachRg() {
    const page = openTransfers()
    await page.want(identity, rg)
    await page.receive(rg, 70)
    await page.attachmentEnds()
    page.toldSince()
    return page
  }

  test('whoever asks later hears of what arrived, until the request is read anew', async () => {
    const page = await attachRg()
    await page.tellRows(7, identity)
    await page.awaitRows(8)
    await page.tellRows(7, identity)
    await page.awaitRows(7)
    await page.tellRows(7, identity)
    expect(page.toldSince()).toEqual([changed([], rgAttached), changed([], rgAttached), changed([])])
  })

  test('a row that is gone, or got a document from the cloud since, has not what arrived', async () => {
    const page = await attachRg()
    await page.settle(anasIdentity)
    await page.settle(identity)
    expect(page.toldSince()).toEqual([changed([], rgAttached), changed([])])
    const other = await attachRg()
    await other.tellRows(7, anasIdentity)
    expect(other.toldSince()).toEqual([changed([])])
  })
})

describe('transfers: a row that is gone, or has another document', () => {
  test('takes its file along, and no other row does', async () => {
    const page = openTransfers()
    await page.want(identity, rg)
    await page.want(anasIdentity, anasRg)
    await page.tellRows(7, anasIdentity)
    page.seeCarried(anasRg)
    page.seeChangeTold(anasIdentity)
  })

  test('a document of the cloud takes the place of a file that stopped', async () => {
    const page = openTransfers()
    await page.want(identity, rg)
    await page.want(anasIdentity, anasRg)
    await page.settle(identity)
    page.seeCarried(anasRg)
    page.seeChangeTold(anasIdentity)
    await page.settle(null)
    page.seeCarried(anasRg)
  })

  test('whatever became of a file, it is nobody’s child any more', async () => {
    const page = openTransfers()
    await page.want(identity, rg)
    await page.receive(rg, 70)
    await page.attachmentEnds()
    page.seeNoUploads()
  })
})

describe('transfers: a request that is over', () => {
  test('takes its files along, and those of no other', async () => {
    const page = openTransfers()
    const elsewhere = { ...anasIdentity, requestId: 8 }
    await page.want(identity, rg)
    await page.want(elsewhere, anasRg)
    await page.tellRows(7)
    page.seeCarried(anasRg)
    page.seeChangeTold(elsewhere)
    page.seeClosingGuarded(true)
    await page.tellRows(8)
    page.seeClosingGuarded(false)
  })
})

describe('transfers: what earlier sessions interrupted (P-183)', () => {
  test('is forgotten of a row that gets another document, and of no other row', async () => {
    const page = openTransfers()
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
    page.seeKept({ interrupted: ['rg-de-ontem.pdf'], underWay: ['ana.pdf'] })
    await page.settle(identity)
    page.seeInterrupted()
    page.seeKept({ interrupted: [], underWay: ['ana.pdf'] })
  })

  test('is not what stopped in this one: that counts once the session ends', async () => {
    const page = openTransfers()
    await page.want(identity, rg)
    await page.cut(rg)
    page.seeInterrupted()
    page.seeKept({ interrupted: [], underWay: ['rg.pdf'] })
  })
})

describe('transfers: several rows at once', () => {
  async function sendTwo(options?: Parameters<typeof openTransfers>[0]) {
    const page = openTransfers(options)
    await page.want(identity, rg)
    await page.want(anasIdentity, anasRg)
    return page
  }

  test('each goes its own way', async () => {
    const page = await sendTwo()
    page.seeCarried(rg, anasRg)
    page.seeChangeTold(identity, anasIdentity)
    await page.progress(anasRg, 840)
    page.seeProgress('Enviando rg.pdf 0%', 'Enviando ana.pdf 42%')
  })

  test('one arrives and the other goes on, and the window stays guarded', async () => {
    const page = await sendTwo()
    await page.receive(anasRg, 71)
    page.seeProgress('Enviando rg.pdf 0%', 'Anexando ana.pdf 100%')
    await page.attachmentEnds()
    page.seeAttached({ slot: anasIdentity, documentId: 71 })
    page.seeProgress('Enviando rg.pdf 0%')
    page.seeCarried(rg)
    page.seeClosingGuarded(true)
    page.seeChangeTold(identity)
    await page.receive(rg, 70)
    await page.attachmentEnds()
    page.seeClosingGuarded(false)
    page.seeChangeTold()
    page.seeNotices(SAVED, SAVED)
  })

  test('a document of an enrolment is told for four seconds', async () => {
    const page = openTransfers()
    await page.want(identity, rg, { typeId: 11, name: 'Adesão, protocolo 2026000028' })
    await page.receive(rg, 70)
    await page.attachmentEnds()
    page.seeNoticeFor(4_000)
  })

  test('one stops and is tried again, and the other does not notice', async () => {
    const page = await sendTwo({ rowsInSight: 7 })
    page.seeStopNotices()
    await page.progress(rg, 1_000)
    await page.cut(anasRg)
    page.seeProgress('Enviando rg.pdf 50%')
    page.seeStopped('ana.pdfO envio foi interrompido. Tente novamente em instantes.')
    page.seeClosingGuarded(true)
    // The row, which is in sight, says it itself.
    page.seeStopNotices()
    await page.press('Tentar novamente: Documento de identidade (Ana Duarte)')
    page.seeStopped()
    page.seeProgress('Enviando rg.pdf 50%', 'Enviando ana.pdf 0%')
  })

  test.each([
    ['no request is', { withRequest: false }],
    ['the request is, but not its documents,', {}],
    ['the documents of another request are', { rowsInSight: 8 }],
  ])('where %s on screen, a notice says what stopped, and whether to try again', async (_, options) => {
    const page = openTransfers(options)
    await page.want(identity, rg)
    await page.want(anasIdentity, anasRg)
    await page.cut(rg)
    await page.refuse(anasRg, 'O arquivo está vazio. Escolha outro arquivo.')
    page.seeStopNotices(
      STOPPED,
      'O envio de "Documento de identidade (Ana Duarte)" não foi aceito. O arquivo está vazio. Escolha outro arquivo.',
    )
  })

  test('one is given up and the other goes on', async () => {
    const page = await sendTwo()
    await page.press('Cancelar o envio: Documento de identidade (Ana Duarte)')
    page.seeCarried(rg)
    page.seeProgress('Enviando rg.pdf 0%')
    page.seeChangeTold(identity)
    page.seeClosingGuarded(true)
  })
})

describe('transfers: another file for the same row', () => {
  test('takes the place of the one under way, which is stopped', async () => {
    const page = openTransfers()
    await page.want(identity, rg)
    await page.progress(rg, 1_000)
    await page.want(identity, betterRg)
    page.seeCarried(betterRg)
    page.seeProgress('Enviando rg-melhor.pdf 0%')
    page.seeChangeTold(identity)
    await page.receive(betterRg, 72)
    await page.attachmentEnds()
    page.seeAttached({ slot: identity, documentId: 72 })
    page.seeNotices(SAVED)
    page.seeClosingGuarded(false)
  })

  test('takes the place of one that lies in the cloud and was not attached', async () => {
    const page = openTransfers()
    await page.want(identity, rg)
    await page.receive(rg, 70)
    await page.attachmentFails()
    page.seeStopped('rg.pdfO arquivo foi enviado, mas ainda não foi anexado ao requerimento.')
    await page.want(identity, betterRg)
    page.seeStopped()
    page.seeCarried(betterRg)
  })

  test('of the other row leaves this one alone', async () => {
    const page = openTransfers()
    await page.want(identity, rg)
    await page.want(anasIdentity, anasRg)
    await page.want(anasIdentity, betterRg)
    page.seeCarried(rg, betterRg)
  })
})
