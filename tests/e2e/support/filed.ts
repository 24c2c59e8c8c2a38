import { expect, type Page } from '@playwright/test'

import { retirement } from '../../server/support/retirement.ts'

/** Files a complete retirement request of somebody, which is then a draft of the test's own; answers its number. */
export async function fileDraft({ request }: Page, cpf: string): Promise<number> {
  const ask = async (path: string, data: unknown, token?: string) => {
    const answer = await request.post(path, {
      data,
      ...(token && { headers: { authorization: `Bearer ${token}` } }),
    })
    expect(answer.status(), path).toBe(200)
    return answer.json()
  }
  const { token } = await ask('/api/autenticar', { cpf, senha: '20262026' })
  const { nuvem } = await ask('/api/jaautorizou', { cpf }, token)
  const { requerimento } = await ask(
    '/api/requerimento/salvareqerimento',
    { ...retirement(nuvem.id), usuario: cpf },
    token,
  )
  return requerimento.id
}
