import { describe, expect, test } from 'vitest'

import { Participant } from '../support/participant.ts'
import { child, retirement } from '../support/retirement.ts'
import { serverForTests } from '../support/test-server.ts'
import { MARINA } from '../support/world.ts'

const server = await serverForTests()
const marina = await Participant.logIn(server, MARINA)

const whole = (changes: Parameters<typeof retirement>[1] = {}) => retirement(marina.cloudId, changes)

const since = (...paths: readonly string[]) => ({
  status: 409,
  body: {
    codigo: 'erro',
    message: 'O requerimento foi alterado em outra janela. Recarregue a página.',
    erros: paths.map((campo) => ({
      campo,
      mensagem: 'Alterado depois que você abriu o requerimento.',
    })),
  },
})

// FORM-28
describe('a save with an older version (D-54)', () => {
  test('is refused with every answer changed since, and changes nothing', async () => {
    const { requerimento } = await marina.saved(whole())
    const { id, versao } = requerimento
    await marina.saved(whole({ id, versao, detalhes: { conta: '999' } }))
    await marina.saved(whole({ id, detalhes: { conta: '999' }, dependentes: [child] }))
    await marina.saved(
      whole({ id, detalhes: { conta: '999' }, dependentes: [child], endereco: { numero: '7' } }),
    )
    const before = await marina.show(id)
    expect(await marina.save(whole({ id, versao, detalhes: { conta: '111' } }))).toEqual(
      since('dependentes', 'detalhes.conta', 'endereco.numero'),
    )
    expect(await marina.show(id)).toEqual(before)
  })

  test('is refused with the changes after that version only', async () => {
    const { requerimento } = await marina.saved(whole())
    const { id } = requerimento
    const second = await marina.saved(whole({ id, detalhes: { conta: '999' } }))
    await marina.saved(whole({ id, detalhes: { conta: '999', nome_pai: 'Rui Alves' } }))
    expect(await marina.save(whole({ id, versao: second.requerimento.versao }))).toEqual(
      since('detalhes.nome_pai'),
    )
  })

  test('is refused with answers that changed again, of which one row each is kept, and none of the first save (P-512)', async () => {
    const { requerimento } = await marina.saved(whole())
    const { id, versao } = requerimento
    const rows = () =>
      server.services.db.selectFrom('request_change').select('path').where('request_id', '=', id).execute()
    expect(await rows()).toEqual([])
    for (const conta of ['997', '998', '999']) await marina.saved(whole({ id, detalhes: { conta } }))
    expect(await rows()).toEqual([{ path: 'detalhes.conta' }])
    expect(await marina.save(whole({ id, versao }))).toEqual(since('detalhes.conta'))
  })

  test('is refused after a status change', async () => {
    const { requerimento } = await marina.saved(whole())
    const { id, versao } = requerimento
    await marina.saved(whole({ id, situacao: 'N' }))
    expect(await marina.save(whole({ id, versao }))).toEqual(since('situacao'))
  })
})

describe('the mail about a new status', () => {
  const queued = async () =>
    server.services.db.selectFrom('outgoing_mail').selectAll().orderBy('id').execute()

  test('is sent with the change to the address on file, without data of person or request', async () => {
    const before = (await queued()).length
    const { requerimento } = await marina.saved(
      whole({ endereco: { email_pessoal: 'outra@correio.example' } }),
    )
    expect(await queued()).toHaveLength(before)
    await marina.saved(whole({ id: requerimento.id, situacao: 'N' }))
    const [mail, ...others] = (await queued()).slice(before)
    expect(others).toEqual([])
    expect(mail?.recipient).toBe('marina.alves@correio.example')
    const text = `${mail?.subject} ${mail?.body}`
    for (const personal of ['Marina', '52998224725', requerimento.protocolo, 'posentadoria']) {
      expect(text).not.toContain(personal)
    }
  })
})
