import { describe, expect, test } from 'vitest'

import { listCloud, listCloudOfType } from '#api/contract/cloud.ts'
import { attachComplementaryDocument } from '#api/contract/complementary.ts'
import { attachBeneficiaryDocument, attachDocument } from '#api/contract/documents.ts'
import { showRequest } from '#api/contract/requests.ts'
import type { CloudDocument } from '#domain/documents/cloud-document.ts'
import type { PickRequest } from '#machines/documents/cloud-picker/index.ts'
import { cloudAdapter } from '#src/adapters/cloud.ts'
import { cloud, participant } from '#tools/samples/participant.ts'
import { type FakeAnswer, fakeClient } from './support/fake-client.ts'
import { outputOf } from './support/output-of.ts'

function portsAgainst(...answers: readonly FakeAnswer[]) {
  const { client, asked } = fakeClient(...answers)
  return { ...cloudAdapter(client), asked }
}

const wire = {
  id: 5,
  id_documento_ged: '5005',
  id_tipo_documento: 9,
  tipo_documento: 'Documento de identidade',
  arquivo: 'rg.pdf',
  data_gravacao: '2026-10-06T12:00:00Z',
  data_envio: '2026-10-05T12:00:00Z',
}
const document: CloudDocument = {
  id: 5,
  storeId: '5005',
  typeId: 9,
  typeName: 'Documento de identidade',
  fileName: 'rg.pdf',
  recordedAt: '2026-10-06T12:00:00Z',
  sentAt: '2026-10-05T12:00:00Z',
  scan: 'free',
  rejections: [],
}

describe('cloudAdapter documents', () => {
  test.each([
    { documentTypeId: 9, call: listCloudOfType, params: { id_nuvem: 900, id_tipo_documento: 9 } },
    { documentTypeId: null, call: listCloud, params: { id_nuvem: 900 } },
  ])('loads those of type $documentTypeId', async ({ documentTypeId, call, params }) => {
    const { loadDocuments, asked } = portsAgainst([call, { codigo: 'ok', documentos: [wire] }])
    expect(await outputOf(loadDocuments, { cloudId: 900, documentTypeId })).toEqual([document])
    expect(asked).toMatchObject([{ call, params }])
  })
})

describe('cloudAdapter request', () => {
  const shown = {
    codigo: 'ok',
    requerimento: { id: 7, id_tipo_requerimento: 4, situacao: 'E', protocolo: '2026000007' },
    documentos: [{ id_req_doc: 31, id_tipo_documento: 9, desc_tipo_documento: 'RG', id_situacao: 2 }],
    dependentes: [
      {
        id: 60,
        nome: 'Ana Duarte',
        docs_obrigatorios: [{ id_req_bnf_doc: 41, id_tipo_documento: 8, desc_tipo_documento: 'Certidão' }],
      },
    ],
    documentos_complementares: [
      { id: 51, id_documento: 5, arquivo: 'carta.pdf' },
      { id: 52, id_documento: null, arquivo: 'outra.pdf' },
    ],
  }

  test('loads type, required documents by person, and attached files; the type in the URL is ignored', async () => {
    const { loadRequest } = portsAgainst([showRequest, shown])
    expect(await outputOf(loadRequest, { requestId: 7 })).toMatchObject({
      summary: { id: 7, typeId: 4, status: 'E', protocol: '2026000007' },
      documents: [{ id: 31, typeId: 9, typeName: 'RG', situationId: 2 }],
      people: [{ dependantId: 60, name: 'Ana Duarte', documents: [{ id: 41, typeId: 8 }] }],
      complementaryIds: [5],
    })
  })
})

describe('cloudAdapter attach', () => {
  const row = { documentTypeId: 9, rowId: 31, dependantId: null }
  const link = {
    id_documento: 5,
    id_situacao: 4,
    usuario: '52998224725',
    id_nuvem: 900,
    id_requerimento: 7,
    id_tipo_documento: 9,
  }

  test.each([
    {
      to: "a holder's row",
      chosen: row,
      call: attachDocument,
      body: { ...link, id_req_doc: 31 },
      reply: { codigo: 'ok', id_req_doc: 31 },
    },
    {
      to: "a dependant's row",
      chosen: { ...row, dependantId: 60 },
      call: attachBeneficiaryDocument,
      body: { ...link, id_req_bnf_doc: 31, id_beneficiario: 60 },
      reply: { codigo: 'ok', id_req_bnf_doc: 31 },
    },
    {
      to: 'the request itself',
      chosen: null,
      call: attachComplementaryDocument,
      body: {
        id_requerimento: 7,
        id_documento: 5,
        id_tipo_documento: 9,
        usuario: '52998224725',
        id_nuvem: 900,
      },
      reply: { codigo: 'ok' },
    },
  ])('attaches to $to', async ({ chosen, call, body, reply }) => {
    const { attachDocument: logic, asked } = portsAgainst([call, reply])
    const request: PickRequest = { requestId: 7, row: chosen, document, participant, cloud }
    expect(await outputOf(logic, { request })).toMatchObject({ kind: 'done' })
    expect(asked).toMatchObject([{ call, body }])
  })
})
