import { expect, test } from 'vitest'

import { showRequest } from '#api/contract/requests.ts'
import { documentRowsAdapter } from '#src/adapters/document-rows.ts'

import { fakeClient } from './support/fake-client.ts'
import { outputOf } from './support/output-of.ts'

test('documentRowsAdapter loads the type of a request and the required documents of its holder', async () => {
  const { client, asked } = fakeClient([
    showRequest,
    {
      codigo: 'ok',
      requerimento: {
        id: 7,
        id_plano: 1,
        id_tipo_requerimento: 3,
        situacao: 'E',
        tipo_desc: 'Resgate',
        protocolo: '2026000007',
      },
      documentos: [
        {
          id_req_doc: 31,
          id_tipo_documento: 9,
          desc_tipo_documento: 'Documento de identidade',
          id_situacao: 2,
          id_documento: 70,
        },
      ],
      documentos_complementares: [{ id: 51, id_documento: 5, arquivo: 'carta.pdf' }],
    },
  ])
  expect(await outputOf(documentRowsAdapter(client), { requestId: 7 })).toMatchObject({
    summary: { id: 7, typeId: 3, typeName: 'Resgate', protocol: '2026000007', status: 'E' },
    documents: [{ id: 31, typeId: 9, typeName: 'Documento de identidade', situationId: 2, documentId: 70 }],
    complementaryIds: [51],
  })
  expect(asked).toMatchObject([{ call: showRequest, params: { id: 7 } }])
})
