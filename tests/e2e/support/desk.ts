import { expect, type Page } from '@playwright/test'

import { teresa } from './people.ts'

/** The fund's staff reject the first document of a request and hand it back with this message (situation E). */
export async function sendBack({ request }: Page, id: number, message: string): Promise<void> {
  const login = await request.post('/api/autenticar', { data: { cpf: teresa, senha: '20262026' } })
  const { token } = await login.json()
  const headers = { authorization: `Bearer ${token}` }
  const shown = await request.get(`/api/fundo/requerimento/${id}`, { headers })
  const { documentos } = await shown.json()
  const answer = await request.post('/api/fundo/exigir', {
    headers,
    data: { id, id_documento_exigido: documentos[0].id_req_doc, mensagem: message },
  })
  expect(answer.status(), await answer.text()).toBe(200)
}
