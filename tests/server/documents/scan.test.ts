import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'

import { listCloud } from '#api/contract/cloud.ts'
import { newComplementaryDocument } from '#api/contract/complementary.ts'
import { auditDesk, judgeDocument, requireCorrection, showDesk } from '#api/contract/desk.ts'
import { newDocument } from '#api/contract/documents.ts'
import { createApp } from '#server/app.ts'
import { scanRegularly } from '#server/documents/scan-regularly.ts'
import { type Logged, scanWaiting } from '#server/documents/scan-waiting.ts'
import type { Scanner } from '#server/documents/scanner.ts'
import type { Services } from '#server/http/services.ts'
import { ON_A_BUSY_MACHINE } from '../../support/busy-machine.ts'
import { callingBy } from '../support/calling.ts'
import { pdf } from '../support/files.ts'
import { Participant, rowOf as rowOfType, type Saved } from '../support/participant.ts'
import { retirement } from '../support/retirement.ts'
import { PORTAL_SETTINGS, serverForTests } from '../support/test-server.ts'
import { keptBy, storedDocument } from '../support/uploads.ts'
import { MARINA, TERESA } from '../support/world.ts'

const server = await serverForTests()

const MALWARE = 'X5O-TEST-SIGNATURE'
const IN_SCAN =
  'O documento está em verificação de segurança e ainda não pode ser aberto. Tente de novo mais tarde.'
const CONDEMNED =
  'Este documento foi recusado na verificação de segurança: não pode ser aberto nem anexado. Envie outro arquivo.'

/** A scanner that reads the file, and one that does not respond. */
const awake: Scanner = {
  scan: async (content) => ((await content.text()).includes(MALWARE) ? 'infected' : 'clean'),
}
const away: Scanner = {
  scan: async () => {
    throw new Error('connect ECONNREFUSED 127.0.0.1:3310')
  },
}

let scanner = awake
let services: Services
let app: ReturnType<typeof createApp>
let marina: Participant
let saved: Saved
let staff = ''

beforeAll(async () => {
  services = { ...server.services, scanner: { scan: (content, signal) => scanner.scan(content, signal) } }
  app = createApp(services, PORTAL_SETTINGS)
  const calling = callingBy(async (path, init) => app.request(path, init))
  marina = await Participant.logIn(calling, MARINA)
  saved = await marina.saved(retirement(marina.cloudId))
  staff = await calling.logIn(TERESA)
})

beforeEach(async () => {
  scanner = awake
  server.log.length = 0
  await services.db.updateTable('document').set({ scan: 'free' }).execute()
  await server.setStatus(requestId(), 'L')
  await services.db.deleteFrom('complementary_document').execute()
})

const requestId = () => saved.requerimento.id

const clean = () => pdf('certidão.pdf')
const infected = () => new File([pdf(''), MALWARE], 'certidão.pdf')

/** A file uploaded without a working scanner. */
async function unscanned(file: File): Promise<number> {
  scanner = away
  const { status, body } = await marina.upload(file, 1)
  expect(status).toBe(200)
  return Number(body.id_documento)
}

const round = (which: Scanner, logged?: Logged) => {
  scanner = which
  return scanWaiting(services, new AbortController().signal, logged)
}

const stateOf = async (id: number) => (await storedDocument(server, id)).scan

/** The responses of both calls that open a document. */
async function opened(id: number) {
  const { protocol_id } = await services.db
    .selectFrom('cloud')
    .select('protocol_id')
    .where('id', '=', marina.cloudId)
    .executeTakeFirstOrThrow()
  const paths = [`/api/documento/${id}/download`, `/documento/${protocol_id}/${id}/download`]
  const headers = { Authorization: `Bearer ${marina.token}` }
  return Promise.all(
    paths.map(async (path) => {
      const response = await app.request(path, { headers })
      return response.ok ? response.status : [response.status, await response.json()]
    }),
  )
}

const closed = (message: string) => Array(2).fill([409, { codigo: 'erro', message }])

const rowOf = (typeId: number) => rowOfType(saved, typeId)

const situations = async () => {
  const { body } = await marina.show(requestId())
  const added = body.documentos_complementares as { readonly id_situacao: number }[]
  return { required: await situationOf(1), added: added.map(({ id_situacao }) => id_situacao) }
}

const situationOf = (typeId: number) => server.situationOf(rowOf(typeId).id_req_doc)

/** The staff call that returns the request to its participant. */
async function demand(typeId: number): Promise<void> {
  const body = { id: requestId(), id_documento_exigido: rowOf(typeId).id_req_doc, mensagem: 'Está ilegível.' }
  expect((await marina.server.call(requireCorrection, { token: staff, body })).status).toBe(200)
}

const add = (documentId: number) => marina.addDocument(requestId(), documentId, 1)

// SERVER-27
describe('an uploaded file', () => {
  test('is free at once if clean', async () => {
    const { body } = await marina.upload(clean(), 1)
    expect(await opened(Number(body.id_documento))).toEqual([200, 200])
  })

  test('is refused if infected, and nothing of it is kept', async () => {
    const before = await keptBy(server)
    const message = 'O arquivo foi recusado na verificação de segurança. Escolha outro arquivo.'
    expect(await marina.upload(infected(), 1)).toEqual({
      status: 422,
      body: { codigo: 'erro', message, erros: [{ campo: 'arquivo', mensagem: message }] },
    })
    expect(await keptBy(server)).toEqual(before)
    expect(server.log.join()).toContain('the scanner refused an upload')
    expect(server.log.join()).not.toMatch(/certid|52998224725/)
  })

  test('is kept and can be attached, but not opened, if the scanner does not respond', async () => {
    const id = await unscanned(clean())
    expect((await marina.attach(rowOf(1), id)).status).toBe(200)
    expect((await add(id)).status).toBe(200)
    expect(await situations()).toEqual({ required: 4, added: [4] })
    const inScan = [409, { codigo: 'erro', causa: 'em_verificacao', message: IN_SCAN }]
    expect(await opened(id)).toEqual([inScan, inScan])
    expect((await app.request('/api/pronto')).status).toBe(200)
  })
})

describe('a document that waits for its scan', () => {
  test('stays waiting while the scanner does not respond, and each reason is logged once', async () => {
    const id = await unscanned(clean())
    const logged: Logged = new Map()
    const reasons = () =>
      server.log
        .map((line) => JSON.parse(line))
        .filter(({ documentId }) => documentId === id)
        .map(({ err }) => err.message)
    const full: Scanner = {
      scan: async () => {
        throw new Error('clamd: "INSTREAM size limit exceeded. ERROR"')
      },
    }
    for (const which of [away, away, full, full, away]) await round(which, logged)
    expect(await stateOf(id)).toBe('waiting')
    expect(reasons()).toEqual([
      'connect ECONNREFUSED 127.0.0.1:3310',
      'clamd: "INSTREAM size limit exceeded. ERROR"',
    ])
    await round(awake, logged)
    expect(logged.size).toBe(0)
  })

  test('is free once found clean', async () => {
    const id = await unscanned(clean())
    await marina.attach(rowOf(1), id)
    await round(awake)
    expect(await opened(id)).toEqual([200, 200])
    expect(await situations()).toEqual({ required: 4, added: [] })
  })

  test('if infected, is never opened or attached again, and an open request requires another', async () => {
    const id = await unscanned(infected())
    await marina.attach(rowOf(1), id)
    await add(id)
    await round(awake)
    expect(await opened(id)).toEqual(closed(CONDEMNED))
    expect(await situations()).toEqual({ required: 2, added: [2] })
    const refused = { status: 409, body: { codigo: 'erro', message: CONDEMNED } }
    expect(await marina.attach(rowOf(1), id)).toEqual(refused)
    expect(await add(id)).toEqual(refused)
    const line = server.log.map((text) => JSON.parse(text)).find(({ documentId }) => documentId === id)
    expect(line).toMatchObject({ msg: 'the scanner found a document infected' })
    expect(server.log.join()).not.toMatch(/certid|52998224725/)

    expect((await marina.attach(rowOf(1), await marina.newDocument(1))).status).toBe(200)
    expect((await situations()).required).toBe(4)
  })

  test('if infected, does not change a request that the fund has until the fund returns it', async () => {
    const id = await unscanned(infected())
    await marina.attach(rowOf(1), id)
    await marina.attach(rowOf(3), await marina.newDocument(3))
    await marina.attach(rowOf(4), await marina.newDocument(4))
    await add(id)
    await server.setStatus(requestId(), 'A')
    await round(awake)
    expect(await stateOf(id)).toBe('infected')
    expect(await situations()).toEqual({ required: 4, added: [4] })
    await services.db.deleteFrom('document_judgement').execute()
    await demand(4)
    expect(await situations()).toEqual({ required: 2, added: [2] })
    expect(await situationOf(3)).toBe(4)
    const { body } = await marina.server.call(auditDesk, { token: staff, body: { id: requestId() } })
    const judged = (body.registros as { acao: string; descricao: string; ator: string }[])
      .filter(({ acao }) => acao === 'documento')
      .map(({ descricao, ator }) => `${ator}: ${descricao}`)
    expect(judged.toSorted()).toEqual([
      'equipe: Comprovante de conta bancária: REJEITADO',
      'sistema: Documento de identidade (RG ou CNH): REJEITADO',
      'sistema: Documento de identidade (RG ou CNH): REJEITADO',
    ])
  })

  test('if infected, is marked for staff and cannot be approved', async () => {
    const id = await unscanned(infected())
    await marina.attach(rowOf(1), id)
    await marina.attach(rowOf(3), await marina.newDocument(3))
    await server.setStatus(requestId(), 'A')
    const refused = async () => {
      const { body } = await marina.server.call(showDesk, { token: staff, params: { id: requestId() } })
      return body.documentos_recusados
    }
    expect(await refused()).toEqual([])
    await round(awake)
    expect(await refused()).toEqual([id])
    const judge = (typeId: number, id_situacao: number) => {
      const body = { id: requestId(), id_documento_exigido: rowOf(typeId).id_req_doc, id_situacao }
      return marina.server.call(judgeDocument, { token: staff, body })
    }
    const message =
      'O arquivo foi recusado na verificação de segurança. Rejeite o documento, para que o participante envie outro.'
    for (const situation of [1, 4]) {
      expect(await judge(1, situation)).toEqual({ status: 409, body: { codigo: 'erro', message } })
    }
    expect((await situations()).required).toBe(4)
    expect((await judge(3, 1)).status).toBe(200)
    expect((await judge(1, 5)).status).toBe(200)
    await demand(3)
    expect((await situations()).required).toBe(5)
  })

  test('is listed as waiting in the cloud, and an infected one as refused', async () => {
    const waiting = await unscanned(clean())
    const refused = await unscanned(infected())
    await round({
      scan: async (content) => ((await awake.scan(content)) === 'infected' ? 'infected' : away.scan(content)),
    })
    const params = { id_nuvem: marina.cloudId }
    const { body } = await server.call(listCloud, { token: marina.token, params })
    expect((body.documentos as readonly unknown[]).slice(0, 2)).toMatchObject([
      { id: refused, verificacao: 'recusado' },
      { id: waiting, verificacao: 'pendente' },
    ])
  })

  test('does not delay others', async () => {
    const stubborn = await unscanned(infected())
    const other = await unscanned(clean())
    await round({
      scan: async (content) => ((await awake.scan(content)) === 'clean' ? 'clean' : away.scan(content)),
    })
    expect(await stateOf(stubborn)).toBe('waiting')
    expect(await stateOf(other)).toBe('free')
  })

  test('is scanned at the start and at intervals', async () => {
    const first = await unscanned(clean())
    const second = await unscanned(clean())
    scanner = { scan: async () => 'clean' }
    let stop = scanRegularly(services)
    await vi.waitFor(async () => expect(await stateOf(second)).toBe('free'), ON_A_BUSY_MACHINE)
    expect(await stateOf(first)).toBe('free')
    await stop()

    scanner = away
    stop = scanRegularly(services, 5)
    const third = await unscanned(clean())
    scanner = awake
    await vi.waitFor(async () => expect(await stateOf(third)).toBe('free'), ON_A_BUSY_MACHINE)
    await stop()
  })

  test('is left when the server ends', async () => {
    const id = await unscanned(clean())
    const begun = new Promise<void>((resolve) => {
      scanner = {
        scan: (_content, signal) => {
          resolve()
          return new Promise((_clean, reject) =>
            signal?.addEventListener('abort', () => reject(new Error('ended'))),
          )
        },
      }
    })
    const stop = scanRegularly(services)
    await begun
    await stop()
    expect(await stateOf(id)).toBe('waiting')
  })
})

describe('a repeated upload with its key', () => {
  const keyed = (key: string) => ({ token: marina.token, headers: { 'Idempotency-Key': key } })

  const send = (key: string, file: File) =>
    marina.server.call(newDocument, { ...keyed(key), body: marina.uploadForm(file, 1) })

  const sendTo = (id_requerimento: number, key: string, file: File) => {
    const body = marina.uploadForm(file, 1)
    body.set('id_requerimento', String(id_requerimento))
    return marina.server.call(newComplementaryDocument, { ...keyed(key), body })
  }

  const refused = { status: 409, body: { codigo: 'erro', message: CONDEMNED } }

  test('is not scanned again', async () => {
    let scans = 0
    scanner = {
      scan: async () => {
        scans += 1
        throw new Error('no answer')
      },
    }
    const first = await send('again-1', clean())
    expect(await send('again-1', clean())).toEqual(first)
    expect(scans).toBe(1)
  })

  test('is refused if found infected', async () => {
    scanner = away
    expect((await send('again-2', infected())).status).toBe(200)
    await round(awake)
    expect(await send('again-2', infected())).toEqual(refused)
  })

  test('is added to no request if found infected, whether it was in one or not', async () => {
    const other = (await marina.saved(retirement(marina.cloudId))).requerimento.id
    scanner = away
    expect((await sendTo(requestId(), 'again-3', infected())).status).toBe(200)
    await round(awake)
    expect(await sendTo(requestId(), 'again-3', infected())).toEqual(refused)
    await services.db.deleteFrom('complementary_document').execute()
    for (const id of [requestId(), other]) expect(await sendTo(id, 'again-3', infected())).toEqual(refused)
    expect(await situations()).toMatchObject({ added: [] })
  })
})
