import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { answersOf } from '#domain/forms/answers.ts'
import type { Answers } from '#domain/forms/form.ts'
import type { RequestStatus } from '#domain/requests/status.ts'
import { queueStatusNotice } from '#server/mail/status-notice.ts'
import { mailChanges } from '#server/requests/save/mail-changes.ts'

import { Participant, type Saved } from '../support/participant.ts'
import { retirement } from '../support/retirement.ts'
import { idOf, serverForTests } from '../support/test-server.ts'
import { MARINA, NOW, TERESA } from '../support/world.ts'

const server = await serverForTests()

const ON_FILE = 'marina.alves@correio.example'
const OTHER = 'outra@correio.example'
const BOTH = 'Fundação Horizonte: recebemos um requerimento com dados de contato e bancários em seu nome'
const CONTACT = 'Fundação Horizonte: recebemos um requerimento com dados de contato em seu nome'
const BANK = 'Fundação Horizonte: recebemos um requerimento com dados bancários em seu nome'
const SENT = 'Fundação Horizonte: recebemos o seu requerimento'

beforeEach(() => server.services.db.deleteFrom('outgoing_mail').execute())

const mails = () => server.services.db.selectFrom('outgoing_mail').selectAll().orderBy('id').execute()
const sentMails = async () => (await mails()).map(({ subject, recipient }) => [subject, recipient])

describe('mailChanges for another account and another e-mail address', () => {
  let marina: Participant
  let draft: Saved

  const sending = (email_pessoal: string) =>
    retirement(marina.cloudId, { id: draft.requerimento.id, situacao: 'A', endereco: { email_pessoal } })

  beforeAll(async () => {
    marina = await Participant.logIn(server, MARINA)
    draft = await marina.saved(retirement(marina.cloudId, { endereco: { email_pessoal: OTHER } }))
  })

  test('sends no mail for a draft or a refused save', async () => {
    expect((await marina.save(sending(OTHER))).status).toBe(422)
    expect(await sentMails()).toEqual([])
  })

  test('sends one mail to the address on file, without the new data', async () => {
    await marina.attachAll(draft)
    for (let times = 0; times < 3; times += 1) {
      expect((await marina.save(sending(OTHER), 'once')).status).toBe(200)
    }
    expect(await sentMails()).toEqual([
      [BOTH, ON_FILE],
      [SENT, ON_FILE],
    ])
    const text = (await mails()).map(({ body }) => body).join(' ')
    expect(text).toContain('Se não foi você, avise o fundo imediatamente')
    for (const personal of ['Marina', MARINA, OTHER, '120934', draft.requerimento.protocolo]) {
      expect(text).not.toContain(personal)
    }
  })
})

describe('changeNotice', () => {
  const mailsAfter = async (parts: Partial<Answers>, cpf = MARINA) => {
    await mailChanges(server.services.db, await idOf(server, cpf), answersOf(parts), NOW)
    return sentMails()
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
  ])('has the text for %s', async (_what, parts, subjects) => {
    expect(await mailsAfter(parts)).toEqual(subjects.map((subject) => [subject, ON_FILE]))
  })

  test('sends nothing without an address on file', async () => {
    const outcome = await mailsAfter({ endereco: { email_pessoal: OTHER } }, TERESA)
    expect(outcome).toEqual([])
  })
})

describe('queueStatusNotice', () => {
  const noticeTo = async (status: RequestStatus, fund = server.services.fund) => {
    const request = { person_id: await idOf(server, MARINA), type_id: 1, status }
    await queueStatusNotice(server.services.db, fund, request, NOW)
    return (await mails())[0]?.body.split('\n\n')[1]
  }

  test.each<[RequestStatus, string]>([
    ['A', 'Fundação Horizonte: recebemos o seu requerimento'],
    ['E', 'Fundação Horizonte: falta uma correção sua'],
    ['D', 'Fundação Horizonte: um requerimento seu mudou de situação'],
  ])('has the subject of %s for the participant', async (status, subject) => {
    await noticeTo(status)
    expect(await sentMails()).toEqual([[subject, ON_FILE]])
  })

  test('says of a request in E which one it is and until when, and of no other', async () => {
    expect(await noticeTo('E')).toBe(
      'falta uma correção sua em «Aposentadoria», até 21/12. Entre no portal de requerimentos com o seu CPF e a sua senha para ver o que o fundo pediu.',
    )
  })

  test('says no request and no day in another status', async () => {
    expect(await noticeTo('D')).toBe(
      'um requerimento seu mudou de situação. Entre no portal de requerimentos com o seu CPF e a sua senha para ver o que mudou.',
    )
  })

  test('says no day where the fund has no time for a correction', async () => {
    const { fund } = server.services
    const { requirementDays: _, ...settings } = fund.settings
    expect(await noticeTo('E', { ...fund, settings })).toBe(
      'falta uma correção sua em «Aposentadoria». Entre no portal de requerimentos com o seu CPF e a sua senha para ver o que o fundo pediu.',
    )
  })
})
