import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { auditDesk, exportDocument, exportPerson } from '#api/contract/desk.ts'
import { participantName } from '#api/contract/people.ts'
import { NOT_EXPORTED, SECTIONS } from '#server/desk/export/sections.ts'

import { Participant } from '../support/participant.ts'
import { child, retirement } from '../support/retirement.ts'
import { serverForTests } from '../support/test-server.ts'
import { BEATRIZ, CARLOS, MARINA, NOW, TERESA } from '../support/world.ts'

const server = await serverForTests()

type Data = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>

const marina = await Participant.logIn(server, MARINA)
const staff = await server.logIn(TERESA)
const saved = await marina.saved(
  retirement(marina.cloudId, {
    dependentes: [{ ...child, cpf: '390.533.447-05', nome: 'Beatriz por outra' }],
  }),
)
const requestId = saved.requerimento.id
await marina.attachAll(saved)
const documentId = await marina.newDocument(1)

const exported = async (cpf: string) => {
  const { status, body } = await server.call(exportPerson, { token: staff, body: { cpf } })
  return { status, data: body.dados as Data, files: body.documentos as { id: number; arquivo: string }[] }
}

// STAFF-12
describe('exportPerson', () => {
  test('has a section or a reason for every table', async () => {
    const { rows } = await sql<{ name: string }>`
      select tablename as name from pg_tables where schemaname = 'public' and tablename not like 'kysely%'`.execute(
      server.services.db,
    )
    const known = [...Object.values(SECTIONS).map(({ table }) => table), ...Object.keys(NOT_EXPORTED)]
    expect([...new Set<string>(known)].toSorted()).toEqual(rows.map(({ name }) => name).toSorted())
  })

  test('gives what is recorded about a person, under Portuguese names', async () => {
    const { status, data, files } = await exported('529.982.247-25')
    expect(status).toBe(200)
    expect(data.pessoa).toEqual([
      expect.objectContaining({
        cpf: MARINA,
        nome: 'Marina Duarte Alves',
        tipo: 'participant',
        falecido: false,
      }),
    ])
    expect(data.requerimentos).toContainEqual(
      expect.objectContaining({ id: requestId, situacao_letra: 'L', tipo_numero: 1 }),
    )
    expect(data.respostas).toContainEqual(
      expect.objectContaining({ requerimento: requestId, nome: 'nome_mae', valor: 'Célia Duarte Pinho' }),
    )
    expect(data.dependentes).toContainEqual(expect.objectContaining({ nome: 'Beatriz por outra' }))
    expect(data.documentos_anexados_e_retirados).toContainEqual(
      expect.objectContaining({ requerimento: requestId, mudanca: 'attached', pelo_sistema: false }),
    )
    expect(data.documentos).toContainEqual(
      expect.objectContaining({ id: documentId, arquivo: 'documento.pdf', formato: 'application/pdf' }),
    )
    expect(files).toContainEqual({ id: documentId, arquivo: 'documento.pdf' })
    expect(data.consentimentos?.[0]).toHaveProperty('concedido_em')
    expect(data.planos?.length).toBeGreaterThan(0)
    expect(data.sessoes?.length).toBeGreaterThan(0)
  })

  test('has no secrets, and nothing of who else is involved', async () => {
    const { db } = server.services
    const { data } = await exported(MARINA)
    const text = JSON.stringify(data)
    const { token_hash, store_token } = await db
      .selectFrom('session')
      .selectAll()
      .where('person_id', '=', Number(data.pessoa?.[0]?.id))
      .executeTakeFirstOrThrow()
    const { storage_key } = await db
      .selectFrom('document')
      .select('storage_key')
      .where('id', '=', documentId)
      .executeTakeFirstOrThrow()
    for (const secret of [token_hash, store_token, storage_key]) expect(text).not.toContain(secret)
    expect(text).not.toMatch(/argon2|Teresa|by_id|person_id|_hash/)
  })

  test('has only what is of this person', async () => {
    const { data } = await exported(BEATRIZ)
    const own = new Set(data.requerimentos?.map(({ id }) => id))
    expect(own.size).toBeGreaterThan(0)
    expect(own).not.toContain(requestId)
    for (const section of ['respostas', 'dependentes', 'documentos_exigidos', 'situacoes', 'mensagens'])
      expect(data[section]?.filter(({ requerimento }) => !own.has(requerimento as number))).toEqual([])
    expect(data.documentos?.map(({ id }) => id)).not.toContain(documentId)
  })

  test('says where others named the person, without who they are', async () => {
    const { data } = await exported(BEATRIZ)
    expect(data.citado_como_dependente).toEqual([
      {
        cpf: expect.stringMatching(/^390\.?533\.?447-?05$/) as string,
        nome: 'Beatriz por outra',
        data_nascimento: child.data_nascimento,
        sexo: child.sexo,
        parentesco_nome: child.nm_parentesco ?? '',
      },
    ])
    await server.call(participantName, { token: marina.token, body: { cpf: BEATRIZ } })
    const again = await exported(BEATRIZ)
    const [looked, ...more] = again.data.consultas_de_outras_pessoas ?? []
    expect(more).toEqual([])
    expect(Object.keys(looked ?? {}).toSorted()).toEqual(['consultado', 'consultado_em', 'id'])
    expect(new Date(String(looked?.consultado_em))).toEqual(NOW)
  })

  test('is recorded, and finds neither people nor files that it does not have', async () => {
    const audits = async () => {
      const { body } = await server.call(auditDesk, { token: staff, body: { cpf: CARLOS } })
      return (body.registros as { descricao: string; nome: string }[]).map(
        ({ descricao, nome }) => `${nome}: ${descricao}`,
      )
    }
    await exported(CARLOS)
    expect(await audits()).toContain('Teresa Quadros Vidal: exportação dos dados')
    expect((await exported('39053344798')).status).toBe(404)
    expect((await server.call(exportDocument, { token: staff, params: { id: 999_999_999 } })).status).toBe(
      404,
    )
  })
})
