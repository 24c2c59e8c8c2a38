import { describe, expect, test } from 'vitest'

import { saveEnrolment } from '#api/contract/enrolment.ts'
import { savePortability } from '#api/contract/portability.ts'
import { suggestForRequest } from '#api/contract/requests.ts'

import { enrolment } from '../support/enrolment.ts'
import { Participant } from '../support/participant.ts'
import { portability } from '../support/portability.ts'
import { retirement } from '../support/retirement.ts'
import { serverForTests } from '../support/test-server.ts'
import { BEATRIZ, MARINA, RITA } from '../support/world.ts'

const server = await serverForTests()

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

  test('has account, identity card and parents of the last requests that were sent and have them, each person their own', async () => {
    expect(await suggestedTo(BEATRIZ)).toMatchObject({
      cadastro: null,
      conta: {
        protocolo: expect.stringMatching(/^\d{10}$/),
        banco: '001',
        agencia: '3075',
        agencia_dv: '',
        conta: '120934',
        conta_dv: '8',
        tipo_pagamento: '1',
      },
      identidade: {
        protocolo: expect.stringMatching(/^\d{10}$/),
        rg: '20.417.336-8',
        orgao_emissor: 'SSP',
        data_expedicao: '2014-08-13',
        uf: 'RJ',
      },
      filiacao: {
        protocolo: expect.stringMatching(/^\d{10}$/),
        nome_mae: 'Lourdes Farias Campos',
        nome_pai: 'Jorge Campos Lemos',
      },
    })
    expect(await suggestedTo(MARINA)).toMatchObject({ conta: null, identidade: null, filiacao: null })
  })

  test('has identity card and parents of an enrolment too', async () => {
    const self = await Participant.logIn(server, RITA)
    const answer = await server.call(saveEnrolment, { token: self.token, body: enrolment(self.cloudId) })
    const { id_requerimento: id } = answer.body as { id_requerimento: number }
    expect(await suggestedTo(RITA)).toMatchObject({ identidade: null, filiacao: null })
    await server.setStatus(id, 'A')
    expect(await suggestedTo(RITA)).toMatchObject({
      identidade: { rg: 'MG-11.582.903', orgao_emissor: 'PC', data_expedicao: '2017-08-13', uf: 'MG' },
      filiacao: { nome_mae: 'Célia Duarte Pinho', nome_pai: '' },
    })
  })

  test('is offered by a draft of a portability', async () => {
    const self = await Participant.logIn(server, MARINA)
    const { body } = await server.call(savePortability, { token: self.token, body: portability() })
    const { id } = body.requerimento as { id: number }
    expect((await self.show(id)).body.sugestoes).toMatchObject({
      cadastro: { nome_mae: 'Célia Duarte Pinho' },
    })
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
