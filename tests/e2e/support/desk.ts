import { expect, type Page } from '@playwright/test'

import { teresa } from './people.ts'

/** A staff member who calls the server directly. */
async function staffAt({ request }: Page) {
  // The server may close a connection that was idle just when it is used again.
  const login = await request.post('/api/autenticar', {
    data: { cpf: teresa, senha: '20262026' },
    maxRetries: 1,
  })
  const { token } = await login.json()
  const headers = { authorization: `Bearer ${token}` }
  return {
    get: async (path: string) => (await request.get(path, { headers })).json(),
    async post(path: string, data: object) {
      const answer = await request.post(path, { headers, data })
      expect(answer.status(), await answer.text()).toBe(200)
      return answer.json()
    },
  }
}

/** Staff reject the first document of a request and send it back with this message (status E). */
export async function sendBack(page: Page, id: number, message: string): Promise<void> {
  const staff = await staffAt(page)
  const { documentos } = await staff.get(`/api/fundo/requerimento/${id}`)
  await staff.post('/api/fundo/exigir', {
    id,
    id_documento_exigido: documentos[0].id_req_doc,
    mensagem: message,
  })
}

/** The same with the first document of the first beneficiary. */
export async function sendBackBeneficiary(page: Page, id: number, message: string): Promise<void> {
  const staff = await staffAt(page)
  const { dependentes } = await staff.get(`/api/requerimento/show2/${id}`)
  await staff.post('/api/fundo/exigir', {
    id,
    id_documento_exigido: dependentes[0].docs_obrigatorios[0].id_req_bnf_doc,
    mensagem: message,
  })
}

/** The id of the acceptance that staff may judge. */
export async function acceptanceToJudge(page: Page): Promise<number> {
  const staff = await staffAt(page)
  const { requerimentos } = await staff.post('/api/fundo/requerimentos', { situacao: 'A', id_tipo: 16 })
  return requerimentos[0].id
}

/** From A: staff check a change of beneficiaries and ask its participant to accept the new amount. */
export async function askAcceptance(page: Page, id: number, reais: number, message: string): Promise<void> {
  const staff = await staffAt(page)
  await staff.post('/api/fundo/mover', { id, movimento: 'check', mensagem: '' })
  await staff.post('/api/fundo/pediraceite', { id, novo_valor_bnf: reais, mensagem: message })
}
