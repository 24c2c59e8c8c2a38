import { describe, expect, test } from 'vitest'

import { recordRejection } from '#server/documents/rejections.ts'

import { Participant, type Saved } from '../support/participant.ts'
import { child, retirement } from '../support/retirement.ts'
import { serverForTests } from '../support/test-server.ts'
import { MARINA } from '../support/world.ts'

const BIRTH_CERTIFICATE = 5
const server = await serverForTests()
const marina = await Participant.logIn(server, MARINA)

/** Clara is on file as 90012; as beneficiary she is asked for the birth certificate too. */
const asBeneficiary = { ...child, id: -2, tipo: 'bnf', id_pessoa_dep: 90_012, cpf: '', selecionado: 'S' }

const save = (dependentes: readonly Readonly<Record<string, unknown>>[], changes: object = {}) =>
  marina.saved(retirement(marina.cloudId, { dependentes, ...changes }))

/** The two rows of the birth certificate: as dependant, as beneficiary. */
function certificates({ dependentes }: Pick<Saved, 'dependentes'>) {
  const of = (tipo: string) => {
    const person = dependentes.find((one) => one.tipo === tipo)
    const row = person?.docs_obrigatorios.find((one) => one.id_tipo_documento === BIRTH_CERTIFICATE)
    if (!person || !row) throw new Error(`no birth certificate of ${tipo}`)
    return { ...row, id_beneficiario: person.id }
  }
  return [of('ir'), of('bnf')] as const
}

const shown = async (id: number) =>
  certificates((await marina.show(id)).body as unknown as Pick<Saved, 'dependentes'>)

const files = async (id: number) => (await shown(id)).map(({ id_documento }) => id_documento)

async function attach(row: { id_req_bnf_doc: number; id_beneficiario: number }, documentId: number) {
  const asked = { ...row, id_tipo_documento: BIRTH_CERTIFICATE }
  expect((await marina.attachOf(row.id_beneficiario, asked, documentId)).status).toBe(200)
}

const newCertificate = () => marina.newDocument(BIRTH_CERTIFICATE)

describe('a document asked of one person as dependant and as beneficiary', () => {
  test('names its counterpart on the row of the beneficiary, is attached once for both, and replaced in both', async () => {
    const saved = await save([child, asBeneficiary])
    const [first, second] = certificates(saved)
    expect([first.mesmo_documento, second.mesmo_documento]).toEqual([null, first.id_req_bnf_doc])
    const file = await newCertificate()
    await attach(first, file)
    expect((await shown(saved.requerimento.id)).map((row) => [row.id_documento, row.id_situacao])).toEqual([
      [file, 4],
      [file, 4],
    ])
    const better = await newCertificate()
    await attach(first, better)
    expect(await files(saved.requerimento.id)).toEqual([better, better])
  })

  test('can be another file for the beneficiary, which then stays', async () => {
    const saved = await save([child, asBeneficiary])
    const [first, second] = certificates(saved)
    const [file, own, better] = [await newCertificate(), await newCertificate(), await newCertificate()]
    await attach(first, file)
    await attach(second, own)
    expect(await files(saved.requerimento.id)).toEqual([file, own])
    await attach(first, better)
    expect(await files(saved.requerimento.id)).toEqual([better, own])
  })

  test('serves a beneficiary who is chosen after it was attached', async () => {
    const saved = await save([child])
    const { id } = saved.requerimento
    const [clara] = saved.dependentes
    const row = clara?.docs_obrigatorios.find((one) => one.id_tipo_documento === BIRTH_CERTIFICATE)
    const file = await newCertificate()
    await attach({ id_req_bnf_doc: row?.id_req_bnf_doc ?? 0, id_beneficiario: clara?.id ?? 0 }, file)
    await save([{ ...child, id: clara?.id }, asBeneficiary], { id })
    expect(await files(id)).toEqual([file, file])
  })

  test('is not attached to the row for which the fund rejected that file', async () => {
    const saved = await save([child, asBeneficiary])
    const [first, second] = certificates(saved)
    const file = await newCertificate()
    await recordRejection(server.services.db, { requiredId: second.id_req_bnf_doc, documentId: file })
    await attach(first, file)
    expect(await files(saved.requerimento.id)).toEqual([file, null])
  })
})
