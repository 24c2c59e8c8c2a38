import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { answersOf } from '#domain/forms/answers.ts'
import type { Answers } from '#domain/forms/form.ts'
import { tellChanges } from '#server/requests/save/tell-changes.ts'

import { Participant, type Saved } from './support/participant.ts'
import { retirement } from './support/retirement.ts'
import { serverForTests } from './support/test-server.ts'
import { MARINA, NOW, TERESA } from './support/world.ts'

const server = serverForTests()

const ON_FILE = 'marina.alves@correio.example'
const OTHER = 'outra@correio.example'
const BOTH = 'Os seus dados de contato e bancários foram alterados em um requerimento'
const CONTACT = 'Os seus dados de contato foram alterados em um requerimento'
const BANK = 'Os seus dados bancários foram alterados em um requerimento'
const STATUS = 'Um requerimento seu mudou de situação'

beforeEach(() => server.services.db.deleteFrom('outgoing_mail').execute())

const mails = () => server.services.db.selectFrom('outgoing_mail').selectAll().orderBy('id').execute()
const told = async () => (await mails()).map(({ subject, recipient }) => [subject, recipient])

describe('a request that is sent with another account and another e-mail address', () => {
  let marina: Participant
  let draft: Saved

  const sending = (email_pessoal: string) =>
    retirement(marina.cloudId, { id: draft.requerimento.id, situacao: 'A', endereco: { email_pessoal } })

  beforeAll(async () => {
    marina = await Participant.logIn(server, MARINA)
    draft = await marina.saved(retirement(marina.cloudId, { endereco: { email_pessoal: OTHER } }))
  })

  test('is not told while it is a draft or refused', async () => {
    expect((await marina.save(sending(OTHER))).status).toBe(422)
    expect(await told()).toEqual([])
  })

  test('is told once to the address on file, without a word of what it says', async () => {
    await marina.attachAll(draft)
    for (let times = 0; times < 3; times += 1) {
      expect((await marina.save(sending(OTHER), 'once')).status).toBe(200)
    }
    expect(await told()).toEqual([
      [BOTH, ON_FILE],
      [STATUS, ON_FILE],
    ])
    const text = (await mails()).map(({ body }) => body).join(' ')
    expect(text).toContain('Se não foi você, avise o fundo imediatamente')
    for (const personal of ['Marina', MARINA, OTHER, '120934', draft.requerimento.protocolo]) {
      expect(text).not.toContain(personal)
    }
  })
})

describe('what is told', () => {
  const tell = async (parts: Partial<Answers>, cpf = MARINA) => {
    const { id } = await server.services.db
      .selectFrom('person')
      .select('id')
      .where('cpf', '=', cpf)
      .executeTakeFirstOrThrow()
    await tellChanges(server.services.db, id, answersOf(parts), NOW)
    return told()
  }

  test.each<[string, Partial<Answers>, readonly string[]]>([
    ['nothing that is answered', {}, []],
    ['the same address', { endereco: { email_pessoal: ' Marina.Alves@correio.example ' } }, []],
    ['another address', { endereco: { email_pessoal: OTHER } }, [CONTACT]],
    ['another address of an enrolment', { participante: { email_pessoal: OTHER } }, [CONTACT]],
    ['an account', { detalhes: { banco: '001' } }, [BANK]],
    ['an account of another entity', { detalhes: { banco_entidade: '001' } }, [BANK]],
    ['no account', { detalhes: { banco: '', opcao_irrf: 'P', bancoop: 'x' } }, []],
    ['both', { detalhes: { banco: '001' }, endereco: { email_pessoal: OTHER } }, [BOTH]],
  ])('of %s', async (_what, parts, subjects) => {
    expect(await tell(parts)).toEqual(subjects.map((subject) => [subject, ON_FILE]))
  })

  test('is nothing where the fund has no address on file', async () => {
    const outcome = await tell({ endereco: { email_pessoal: OTHER } }, TERESA)
    expect(outcome).toEqual([])
  })
})
