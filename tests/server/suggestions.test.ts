import { describe, expect, test } from 'vitest'

import { suggestForRequest } from '#api/contract/requests.ts'

import { Participant } from './support/participant.ts'
import { retirement } from './support/retirement.ts'
import { serverForTests } from './support/test-server.ts'
import { BEATRIZ, MARINA } from './support/world.ts'

const server = serverForTests()

async function suggestedTo(cpf: string) {
  const { token } = await Participant.logIn(server, cpf)
  const { status, body } = await server.call(suggestForRequest, { token })
  expect(status).toBe(200)
  return (body as { sugestoes: Record<string, unknown> }).sugestoes
}

describe('what a new request may take over', () => {
  test('is the registration and the people on record of who asks', async () => {
    const { cadastro, dependentes } = await suggestedTo(MARINA)
    expect(cadastro).toMatchObject({
      rg: 'MG-11.582.903',
      orgao_emissor: 'PC',
      uf: 'MG',
      nome_mae: 'Célia Duarte Pinho',
      nome_pai: '',
    })
    expect(dependentes).toMatchObject([
      { nome: 'Antônio Alves Ribeiro', cpf: '31862407940', sexo: 'M', nm_parentesco: 'Cônjuge' },
      { nome: 'Clara Duarte Alves', cpf: '40281736553', sexo: 'F', nm_parentesco: 'Filha' },
    ])
  })

  test('has the account of the last request that was sent, each person their own', async () => {
    const { conta } = await suggestedTo(BEATRIZ)
    expect(conta).toMatchObject({
      protocolo: expect.stringMatching(/^\d+$/),
      banco: '001',
      agencia: '3075',
      agencia_dv: '',
      conta: '120934',
      conta_dv: '8',
    })
  })

  test('has no account of a request that was not sent', async () => {
    expect((await suggestedTo(MARINA)).conta).toBeNull()
  })

  test('is offered by a draft too, and not once the request was sent', async () => {
    const self = await Participant.logIn(server, MARINA)
    const saved = await self.saved(retirement(self.cloudId))
    const { id, versao } = saved.requerimento
    expect((await self.show(id)).body.sugestoes).toEqual(await suggestedTo(MARINA))
    await self.attachEverything(saved)
    await self.saved(retirement(self.cloudId, { id, versao, situacao: 'A' }))
    expect((await self.show(id)).body.sugestoes).toBeNull()
  })
})
