import { beforeAll, describe, expect, test } from 'vitest'

import { recordMessage } from '#api/contract/acceptance.ts'
import { removeComplementaryDocument } from '#api/contract/complementary.ts'
import { auditDesk, judgeDocument, listDesk, moveRequest, showDesk } from '#api/contract/desk.ts'

import { Participant } from '../support/participant.ts'
import { retirement } from '../support/retirement.ts'
import { serverForTests } from '../support/test-server.ts'
import { MARINA, TERESA } from '../support/world.ts'

const server = await serverForTests()

type Entry = {
  readonly ator: string
  readonly nome: string
  readonly acao: string
  readonly descricao: string
  readonly protocolo: string
  readonly data: string
}

const marina = await Participant.logIn(server, MARINA)
const staff = await server.logIn(TERESA)
const saved = await marina.saved(retirement(marina.cloudId))
const { id, protocolo: protocol } = saved.requerimento

const audit = (body: Record<string, unknown>) => server.call(auditDesk, { token: staff, body })

const entriesOf = async (body: Record<string, unknown>) =>
  (await audit(body)).body.registros as readonly Entry[]

const inShort = (entries: readonly Entry[]) =>
  entries.map(({ ator, nome, acao, descricao }) => `${ator} ${nome}: ${acao} ${descricao}`)

/** Each step a minute after the one before. */
beforeAll(async () => {
  server.setSeconds(30)
  await marina.attachAll(saved)
  const { token, cloudId: id_nuvem } = marina
  await marina.addDocument(id, await marina.newDocument(5), 5)
  const { documentos_complementares } = (await marina.show(id)).body as {
    documentos_complementares: { id: number }[]
  }
  server.setSeconds(45)
  await server.call(removeComplementaryDocument, {
    token,
    body: { usuario: '', id_nuvem, id: documentos_complementares[0]?.id },
  })
  server.setSeconds(60)
  await marina.saved(retirement(marina.cloudId, { id, situacao: 'A' }))
  server.setSeconds(120)
  await server.call(showDesk, { token: staff, params: { id } })
  server.setSeconds(180)
  const row = saved.documentos[0]?.id_req_doc ?? 0
  await server.call(judgeDocument, {
    token: staff,
    body: { id, id_documento_exigido: row, id_situacao: 1 },
  })
  server.setSeconds(240)
  await server.call(recordMessage, { token: marina.token, body: { id_requerimento: id, msg: 'Bom dia.' } })
  server.setSeconds(300)
  await server.call(moveRequest, {
    token: staff,
    body: { id, movimento: 'check', mensagem: 'Tudo certo.' },
  })
  server.setSeconds(360)
})

// STAFF-09 to STAFF-11
describe('auditDesk', () => {
  test('lists actions and reads of a request, by its id or protocol, the newest first', async () => {
    const entries = await entriesOf({ id })
    expect(inShort(entries)).toEqual([
      'equipe Teresa Quadros Vidal: mensagem Tudo certo.',
      'equipe Teresa Quadros Vidal: situacao C Conferido',
      'titular Marina Duarte Alves: mensagem Bom dia.',
      'equipe Teresa Quadros Vidal: documento Documento de identidade (RG ou CNH): CONFERIDO',
      'equipe Teresa Quadros Vidal: consulta requerimento',
      'titular Marina Duarte Alves: situacao A Em análise',
      'titular Marina Duarte Alves: retirada Certidão de nascimento',
      'titular Marina Duarte Alves: anexo Certidão de nascimento',
      'titular Marina Duarte Alves: anexo Carteira de trabalho: folhas do contrato e da baixa',
      'titular Marina Duarte Alves: anexo Comprovante de conta bancária',
      'titular Marina Duarte Alves: anexo Comprovante de residência',
      'titular Marina Duarte Alves: anexo Documento de identidade (RG ou CNH)',
      'titular Marina Duarte Alves: situacao L Em elaboração',
    ])
    expect(entries[0]).toMatchObject({ data: '2026-11-21T15:05:00.000Z', protocolo: protocol })
    const [ofAudit, ...others] = await entriesOf({ id: protocol })
    expect(others).toEqual(entries)
    expect(ofAudit).toMatchObject({ acao: 'consulta', descricao: 'auditoria', protocolo: protocol })
  })

  test('lists those of a person by CPF, with the reads of their audit', async () => {
    await server.call(listDesk, { token: staff, body: {} })
    const own = await entriesOf({ cpf: '529.982.247-25' })
    expect(inShort(own)).toContain('titular Marina Duarte Alves: situacao A Em análise')
    const again = await entriesOf({ cpf: MARINA })
    expect(again).toHaveLength(own.length + 1)
    expect(inShort(again)).toContain('equipe Teresa Quadros Vidal: consulta auditoria')
    expect(inShort(own)).not.toContain('equipe Teresa Quadros Vidal: consulta lista de requerimentos')
  })

  // P-789
  test('lists the actions of a member of the staff, with their names of the statuses', async () => {
    for (const movimento of ['awaitGrant', 'concede'])
      await server.call(moveRequest, { token: staff, body: { id, movimento, mensagem: '' } })
    const entries = inShort(await entriesOf({ cpf: TERESA }))
    expect(entries).toContain('equipe Teresa Quadros Vidal: consulta lista de requerimentos')
    expect(entries).toContain('equipe Teresa Quadros Vidal: situacao F Deferido e concedido')
    expect(entries).not.toContain('titular Marina Duarte Alves: situacao A Em análise')
  })

  test('has no name for what was written before actors were recorded', async () => {
    await server.services.db
      .insertInto('request_message')
      .values({ request_id: id, recorded_at: new Date('2026-11-01T12:00:00Z'), text: 'Antes.' })
      .execute()
    expect(inShort(await entriesOf({ id })).at(-1)).toBe('desconhecido : mensagem Antes.')
  })

  test('has pages', async () => {
    await server.services.db
      .insertInto('request_message')
      .values(
        Array.from({ length: 100 }, (_none, index) => ({
          request_id: id,
          recorded_at: new Date('2026-10-01T12:00:00Z'),
          text: `${index}`,
        })),
      )
      .execute()
    expect((await audit({ id })).body).toMatchObject({ ha_mais: true })
    const { body } = await audit({ id, pagina: 2 })
    expect(body.ha_mais).toBe(false)
    expect((body.registros as Entry[]).at(-1)?.descricao).toBe('0')
  })

  test('finds neither drafts nor people it does not have', async () => {
    const draft = await marina.saved(retirement(marina.cloudId))
    expect((await audit({ id: draft.requerimento.id })).status).toBe(404)
    const protocols = (await entriesOf({ cpf: MARINA })).map(({ protocolo }) => protocolo)
    expect(protocols).toContain(protocol)
    expect(protocols).not.toContain(draft.requerimento.protocolo)
    expect((await audit({ cpf: '39053344798' })).status).toBe(404)
  })
})
