import { answersToWire } from '#api/contract/answers.ts'
import { attachComplementaryDocument } from '#api/contract/complementary.ts'
import { checkConsent, grantConsent } from '#api/contract/consent.ts'
import { attachBeneficiaryDocument, attachDocument, newDocument } from '#api/contract/documents.ts'
import { saveRequest, showRequest } from '#api/contract/requests.ts'
import { startSession } from '#api/contract/session.ts'
import type { Answers } from '#domain/forms/form.ts'

import type { Answer, Calling } from './calling.ts'
import { pdf } from './files.ts'

export type Saved = {
  readonly requerimento: {
    readonly id: number
    readonly protocolo: string
    readonly situacao: string
    readonly versao: number
  }
  readonly documentos: readonly DocumentRow[]
  readonly dependentes: readonly (Record<string, unknown> & {
    readonly id: number
    readonly nome: string
    readonly docs_obrigatorios: readonly (DocumentRow & {
      readonly id_req_bnf_doc: number
      readonly mesmo_documento: number | null
    })[]
  })[]
}

export type DocumentRow = {
  readonly id_req_doc: number
  readonly id_tipo_documento: number
  readonly id_situacao: number
  readonly id_documento: number | null
  readonly regra: number
}

/** The answers of a shown request by name. */
export const answersIn = ({ detalhes }: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    (detalhes as readonly { nome: string; valor: string }[]).map(({ nome, valor }) => [nome, valor]),
  )

/** The required document of the holder with this type. */
export function rowOf({ documentos }: Pick<Saved, 'documentos'>, typeId: number): DocumentRow {
  const row = documentos.find(({ id_tipo_documento }) => id_tipo_documento === typeId)
  if (!row) throw new Error(`No document of type ${typeId}`)
  return row
}

function accepted(answer: Answer): Answer {
  if (answer.status !== 200) throw new Error(`Not accepted: ${JSON.stringify(answer)}`)
  return answer
}

export class Participant {
  readonly server: Calling
  readonly token: string
  readonly cloudId: number

  constructor(server: Calling, token: string, cloudId: number) {
    this.server = server
    this.token = token
    this.cloudId = cloudId
  }

  static async logIn(server: Calling, cpf: string): Promise<Participant> {
    const token = await server.logIn(cpf)
    const { body } = await server.call(checkConsent, { token, body: { cpf } })
    return new Participant(server, token, (body as { nuvem: { id: number } }).nuvem.id)
  }

  /** The person of the session, who agrees to have a cloud. */
  static async agreeing(server: Calling, token: string): Promise<Participant> {
    const { id_pessoa_fisica, cpf } = (await server.call(startSession, { token, body: { cpf: '' } })).body
    const body = { id_pessoa_fisica, token_ged: '', autorizacao: 'S', usuario: cpf }
    const { nuvem } = (await server.call(grantConsent, { token, body })).body as { nuvem: { id: number } }
    return new Participant(server, token, nuvem.id)
  }

  save(body: Record<string, unknown>, key?: string): Promise<Answer> {
    return this.server.call(saveRequest, {
      token: this.token,
      body,
      ...(key !== undefined && { headers: { 'Idempotency-Key': key } }),
    })
  }

  bodyOf(
    typeId: number,
    answers: Answers,
    { id = null, intent = 'L' }: { readonly id?: number | null; readonly intent?: 'L' | 'A' | 'N' } = {},
  ): Record<string, unknown> {
    return {
      ...answersToWire(answers),
      id,
      id_tipo: typeId,
      id_nuvem: this.cloudId,
      situacao: intent,
      usuario: '',
      documentos: [],
    }
  }

  async saved(body: Record<string, unknown>): Promise<Saved> {
    return accepted(await this.save(body)).body as unknown as Saved
  }

  async show(id: number): Promise<Answer> {
    return this.server.call(showRequest, { token: this.token, params: { id } })
  }

  uploadForm(file: File, documentTypeId: number): FormData {
    const form = new FormData()
    const fields = {
      id_nuvem: this.cloudId,
      id_tipo: 405,
      id_tipo_documento: documentTypeId,
      id_protocolo_ged: '',
      token_ged: '',
      usuario: '',
      nome: '',
      id_origem: 1,
      escopo: 'P',
    }
    for (const [name, value] of Object.entries(fields)) form.set(name, String(value))
    form.set('arquivo', file)
    return form
  }

  upload(file: File, documentTypeId: number): Promise<Answer> {
    return this.server.call(newDocument, { token: this.token, body: this.uploadForm(file, documentTypeId) })
  }

  async newDocument(documentTypeId: number): Promise<number> {
    const { body } = accepted(await this.upload(pdf('documento.pdf'), documentTypeId))
    return (body as { id_documento: number }).id_documento
  }

  attach(row: { readonly id_req_doc: number }, documentId: number): Promise<Answer> {
    return this.server.call(attachDocument, {
      token: this.token,
      body: {
        id_req_doc: row.id_req_doc,
        id_documento: documentId,
        id_situacao: 4,
        usuario: '',
        id_nuvem: this.cloudId,
      },
    })
  }

  /** `documentOf`: the id of a document of that type; by default a new one. */
  async attachAll(
    { documentos }: Saved,
    documentOf = (typeId: number) => this.newDocument(typeId),
  ): Promise<void> {
    for (const row of documentos) accepted(await this.attach(row, await documentOf(row.id_tipo_documento)))
  }

  attachOf(
    dependantId: number,
    row: { readonly id_req_bnf_doc: number; readonly id_tipo_documento: number },
    documentId: number,
  ) {
    return this.server.call(attachBeneficiaryDocument, {
      token: this.token,
      body: {
        id_req_bnf_doc: row.id_req_bnf_doc,
        id_requerimento: null,
        id_tipo_documento: row.id_tipo_documento,
        id_documento: documentId,
        id_situacao: 4,
        usuario: '',
        id_nuvem: this.cloudId,
        id_beneficiario: dependantId,
      },
    })
  }

  /** Beside the required ones. */
  addDocument(requestId: number, documentId: number, documentTypeId: number): Promise<Answer> {
    return this.server.call(attachComplementaryDocument, {
      token: this.token,
      body: {
        usuario: '',
        id_nuvem: this.cloudId,
        id_requerimento: requestId,
        id_documento: documentId,
        id_tipo_documento: documentTypeId,
      },
    })
  }

  async attachEverything(saved: Saved): Promise<void> {
    await this.attachAll(saved)
    for (const { id, docs_obrigatorios } of saved.dependentes)
      for (const row of docs_obrigatorios)
        accepted(await this.attachOf(id, row, await this.newDocument(row.id_tipo_documento)))
  }
}
