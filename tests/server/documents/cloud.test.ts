import { describe, expect, test } from 'vitest'

import { listCloud, listCloudOfType } from '#api/contract/cloud.ts'

import { jpeg, pdf, png } from '../support/files.ts'
import { Participant } from '../support/participant.ts'
import { serverForTests } from '../support/test-server.ts'
import { storedDocument } from '../support/uploads.ts'
import { BEATRIZ, HELENA, MARINA } from '../support/world.ts'

const server = await serverForTests()
const beatriz = await Participant.logIn(server, BEATRIZ)
const marina = await Participant.logIn(server, MARINA)

type CloudDocument = {
  readonly id: number
  readonly id_tipo_documento: number
  readonly arquivo: string
  readonly data_envio: string
}

const documentsOf = async ({ token, cloudId }: Participant, typeId: number | null = null) => {
  const answer =
    typeId === null
      ? await server.call(listCloud, { token, params: { id_nuvem: cloudId } })
      : await server.call(listCloudOfType, {
          token,
          params: { id_nuvem: cloudId, id_tipo_documento: typeId },
        })
  expect(answer).toMatchObject({ status: 200, body: { codigo: 'ok' } })
  return answer.body.documentos as CloudDocument[]
}

// CLOUD-17
describe('listCloud', () => {
  test('returns all documents, which have three formats, the last upload first', async () => {
    const documents = await documentsOf(beatriz)
    expect(documents).toHaveLength(30)
    const sent = documents.map(({ data_envio }) => data_envio)
    expect(sent).toEqual(sent.toSorted().reverse())
    const endings = new Set(documents.map(({ arquivo }) => arquivo.split('.').at(-1)))
    expect(endings).toEqual(new Set(['pdf', 'png', 'jpg']))
  })

  test('returns the documents of one type', async () => {
    const all = await documentsOf(beatriz)
    const identities = await documentsOf(beatriz, 1)
    expect(identities.length).toBeGreaterThanOrEqual(11)
    expect(identities).toEqual(all.filter(({ id_tipo_documento }) => id_tipo_documento === 1))
    expect(await documentsOf(beatriz, 999)).toEqual([])
  })

  test('returns an empty list without documents', async () => {
    expect(await documentsOf(await Participant.logIn(server, HELENA))).toEqual([])
  })

  test('returns a new upload first', async () => {
    const first = await marina.newDocument(3)
    const second = await marina.newDocument(4)
    const documents = await documentsOf(marina)
    expect(documents.map(({ id }) => id).slice(0, 2)).toEqual([second, first])
    expect(documents[1]).toEqual({
      id: first,
      id_documento_ged: String(first),
      id_tipo_documento: 3,
      tipo_documento: 'Comprovante de residência',
      arquivo: 'documento.pdf',
      data_gravacao: '2026-11-21T15:00:00.000Z',
      data_envio: '2026-11-21T15:00:00.000Z',
      verificacao: 'livre',
      rejeicoes: [],
    })
  })
})

describe('document downloads', () => {
  const uploaded = async (file: File) => {
    const { body } = await marina.upload(file, 1)
    return Number(body.id_documento)
  }
  const fetched = (path: string) =>
    server.app.request(path, { headers: { Authorization: `Bearer ${marina.token}` } })
  const byId = (id: number) => fetched(`/api/documento/${id}/download`)
  const byProtocol = async (id: number) => {
    const { protocol_id } = await server.services.db
      .selectFrom('cloud')
      .select('protocol_id')
      .where('id', '=', marina.cloudId)
      .executeTakeFirstOrThrow()
    return fetched(`/documento/${protocol_id}/${id}/download`)
  }
  const ways = [
    ['of the API', byId],
    ['of the document store', byProtocol],
  ] as const

  describe.each(ways)('%s', (_which, download) => {
    test.each([
      [pdf('rg.pdf'), 'application/pdf'],
      [png('rg.png'), 'image/png'],
      [jpeg('rg.jpeg'), 'image/jpeg'],
    ])('returns the same bytes, which are not cached: %o', async (file, mediaType) => {
      const response = await download(await uploaded(file))
      expect(response.status).toBe(200)
      expect(response.headers.get('Content-Type')).toBe(mediaType)
      expect(response.headers.get('Cache-Control')).toBe('no-store')
      expect(await response.arrayBuffer()).toEqual(await file.arrayBuffer())
    })

    test.each([
      ['certidão de óbito.pdf', 'certid%C3%A3o%20de%20%C3%B3bito.pdf'],
      ['certida\u0303o.pdf', 'certid%C3%A3o.pdf'],
      [`"d'água" (1)*;.pdf`, '%22d%27%C3%A1gua%22%20%281%29%2A%3B.pdf'],
    ])('uses the file name %s', async (name, encoded) => {
      const response = await download(await uploaded(pdf(name)))
      expect(response.headers.get('Content-Disposition')).toBe(`attachment; filename*=UTF-8''${encoded}`)
    })

    test('is refused if the store has lost the file, and logged', async () => {
      const id = await uploaded(pdf('rg.pdf'))
      server.documents.files.delete((await storedDocument(server, id)).storage_key)
      const response = await download(id)
      expect([response.status, await response.json()]).toEqual([
        409,
        {
          codigo: 'erro',
          message:
            'O arquivo deste documento não foi encontrado. Envie-o de novo ou fale com o atendimento do fundo.',
        },
      ])
      const line = server.log.map((text) => JSON.parse(text)).find(({ documentId }) => documentId === id)
      expect(line).toMatchObject({ msg: 'the store has no bytes of a document' })
    })
  })

  test.each(['..%2F..%2Fetc', '1%2F2', '%00', '-1', '1e3'])('is refused for %s', async (id) => {
    const response = await fetched(`/api/documento/${id}/download`)
    expect([404, 422]).toContain(response.status)
    expect(await response.json()).toMatchObject({ codigo: 'erro' })
  })
})
