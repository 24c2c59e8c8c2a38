import { describe, expect, test } from 'vitest'

import { auditDesk, erasePerson, exportPerson } from '#api/contract/desk.ts'
import { authenticate, startSession } from '#api/contract/session.ts'
import type { RequestStatus } from '#domain/requests/status.ts'
import { sweepDrafts } from '#server/documents/drafts.ts'

import { Participant } from '../support/participant.ts'
import { child, retirement } from '../support/retirement.ts'
import { tablesWith } from '../support/tables-with.ts'
import { idOf, serverForTests } from '../support/test-server.ts'
import { BEATRIZ, MARINA, TERESA } from '../support/world.ts'

const server = await serverForTests()

const staff = await server.logIn(TERESA)

const erase = (cpf: string) =>
  server.call(erasePerson, { token: staff, body: { cpf, motivo: 'Pedido do titular.' } })

const logIn = (cpf: string) => server.call(authenticate, { body: { cpf, senha: '20262026' } })

// STAFF-13
describe('erasePerson', () => {
  test('refuses while the fund needs the data, and says why', async () => {
    const { status, body } = await erase(MARINA)
    expect(status).toBe(409)
    expect(body.message).toMatch(/^O fundo ainda precisa dos dados desta pessoa: está em um plano/)
    expect(await erase(TERESA)).toMatchObject({
      status: 409,
      body: { message: 'O fundo ainda precisa dos dados desta pessoa: é da equipe do fundo.' },
    })
    expect((await logIn(MARINA)).status).toBe(200)
  })

  test('keeps decided requests without a name, and deletes everything else', async () => {
    const { db } = server.services
    const marina = await Participant.logIn(server, MARINA)
    const address = { complemento: 'Bloco Quaresmeira' }
    const saved = await marina.saved(
      retirement(marina.cloudId, {
        endereco: address,
        detalhes: { nome_pai: 'Pai Quaresmeira' },
        dependentes: [{ ...child, nome: 'Filha Quaresmeira' }],
      }),
    )
    const { id, protocolo } = saved.requerimento
    await marina.attachAll(saved)
    const personId = await idOf(server, MARINA)
    const put = (status: RequestStatus) =>
      db.updateTable('request').set({ status }).where('person_id', '=', personId).execute()
    await put('A')
    await db
      .updateTable('membership')
      .set({ ended_on: '2026-11-01' })
      .where('person_id', '=', personId)
      .execute()
    await db.deleteFrom('received_benefit').where('person_id', '=', personId).execute()
    expect((await erase(MARINA)).body.message).toContain(
      `o requerimento ${protocolo} está na situação "Em análise"`,
    )
    await put('D')
    const draft = await marina.saved(retirement(marina.cloudId))
    const files = server.documents.files.size
    const { documents } = await db
      .selectFrom('document')
      .innerJoin('cloud', 'cloud.id', 'document.cloud_id')
      .select(({ fn }) => fn.countAll<string>().as('documents'))
      .where('person_id', '=', personId)
      .executeTakeFirstOrThrow()
    const { requests } = await db
      .selectFrom('request')
      .select(({ fn }) => fn.countAll<string>().as('requests'))
      .where('person_id', '=', personId)
      .executeTakeFirstOrThrow()
    expect(await tablesWith(server, 'Quaresmeira')).toEqual(['address', 'dependant', 'request_detail'])
    const others = (await server.call(exportPerson, { token: staff, body: { cpf: BEATRIZ } })).body

    expect(await erase('529.982.247-25')).toEqual({
      status: 200,
      body: {
        codigo: 'ok',
        documentos: Number(documents),
        requerimentos: 1,
        requerimentos_anonimos: Number(requests) - 1,
      },
    })

    for (const text of ['Quaresmeira', 'Marina Duarte', MARINA])
      expect(await tablesWith(server, text)).toEqual([])
    expect((await logIn(MARINA)).status).toBe(401)
    expect((await server.call(startSession, { token: marina.token, body: { cpf: '' } })).status).toBe(401)
    const kept = await db.selectFrom('request').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    expect(kept).toMatchObject({ status: 'D', protocol: protocolo, address_id: null, person_id: personId })
    expect(
      await db.selectFrom('request').select('id').where('id', '=', draft.requerimento.id).execute(),
    ).toEqual([])
    const audit = await server.call(auditDesk, { token: staff, body: { id } })
    expect(JSON.stringify(audit.body)).toContain('Dados eliminados')
    await sweepDrafts(server.services, 60)
    // Only those that were uploaded here have a file in the store of this test.
    expect(server.documents.files.size).toBe(files - saved.documentos.length)
    const still = (await server.call(exportPerson, { token: staff, body: { cpf: BEATRIZ } })).body
    expect(still.documentos).toEqual(others.documentos)
    const erasures = await db.selectFrom('erasure').select(['reason', 'cpf_hash']).execute()
    expect(erasures).toEqual([
      { reason: 'Pedido do titular.', cpf_hash: expect.stringMatching(/^[\da-f]{64}$/) as string },
    ])
    expect((await erase(MARINA)).status).toBe(404)
  })
})
