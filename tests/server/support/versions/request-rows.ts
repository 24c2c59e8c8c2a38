import { FIRST, type Shape, THIRD } from './shape.ts'

/** A request that was sent back, a draft and their documents, of the person with the same id. */
export function aboutRequest(id: number): readonly Shape[] {
  const draftId = id + 100
  const document = {
    id,
    cloud_id: id,
    document_type_id: 3,
    file_name: 'identidade.pdf',
    media_type: 'application/pdf',
    byte_size: 900,
    storage_key: `g${id}`,
    recorded_at: FIRST,
  }
  const freeWithoutSum = { scan: 'free', sha256: null }
  const request = {
    id,
    person_id: id,
    type_id: 1,
    plan_id: 1,
    status: 'E',
    protocol: String(2_026_000_000 + id),
    requested_at: FIRST,
    address_id: id,
    version: 3,
  }
  const message = { request_id: id, recorded_at: FIRST, text: 'Falta o verso.' }
  const status = { request_id: id, status: 'E', reached_at: THIRD }
  const unknownActor = { by_id: null, by_system: false }
  const saveKey = { person_id: id, key: 's', body_hash: 'x', request_id: id, version: 1 }
  const uploadKey = { cloud_id: id, key: 'u', document_id: id }
  const account = { request_id: id, path: 'detalhes.conta' }
  const first = { request_id: id, path: 'detalhes.agencia' }
  const rejection = { required_id: id, document_id: id }
  const byStaff = { request_id: id, document_type_id: 3, by_id: id, by_system: false }
  return [
    { table: 'cloud', from: '001', row: { id, person_id: id, protocol_id: 'p' } },
    {
      table: 'document',
      from: '002',
      before: '013',
      row: document,
      becomes: { ...document, ...freeWithoutSum },
    },
    {
      table: 'document',
      from: '013',
      before: '031',
      row: { ...document, scan: 'waiting' },
      becomes: { ...document, scan: 'waiting', sha256: null },
    },
    { table: 'document', from: '031', row: { ...document, scan: 'waiting', sha256: 'a'.repeat(64) } },
    {
      table: 'document_draft',
      from: '006',
      row: { storage_key: `h${id}`, began_at: FIRST, abandoned: false },
    },
    { table: 'request', from: '002', row: request },
    {
      table: 'request',
      from: '002',
      row: { ...request, id: draftId, status: 'L', protocol: String(2_026_000_000 + draftId) },
    },
    { table: 'request_detail', from: '002', row: { request_id: id, name: 'conta', value: '55' } },
    {
      table: 'dependant',
      from: '002',
      row: {
        request_id: id,
        kind: 'ir',
        name: 'Davi',
        cpf: '15350946056',
        birth_date: '2010-05-05',
        sex: 'M',
        dependence: '2',
        beneficiary_id: null,
        kinship_id: null,
        kinship_name: '',
        chosen: false,
      },
    },
    {
      table: 'required_document',
      from: '002',
      row: {
        id,
        request_id: id,
        dependant_id: null,
        document_type_id: 3,
        rule: 0,
        applies: true,
        situation_id: 2,
        document_id: id,
      },
    },
    {
      table: 'complementary_document',
      from: '002',
      row: { request_id: id, document_id: id, situation_id: 4 },
    },
    { table: 'request_message', from: '002', row: message, becomes: { ...message, ...unknownActor } },
    { table: 'save_key', from: '002', before: '017', row: saveKey },
    { table: 'save_key', from: '017', row: { ...saveKey, kept_at: FIRST } },
    {
      table: 'request_part',
      from: '005',
      row: { request_id: id, part: 'participante', answers: { nome_pai: 'João' } },
    },
    { table: 'request_row', from: '005', row: { request_id: id, part: 'peps', answers: { cargo: 'x' } } },
    { table: 'request_change', from: '005', before: '025', row: { ...account, version: 1 }, becomes: null },
    { table: 'request_change', from: '005', before: '027', row: { ...first, version: 1 }, becomes: null },
    { table: 'request_change', from: '005', row: { ...account, version: 3 } },
    { table: 'request_change', from: '005', row: { request_id: id, path: 'detalhes.banco', version: 2 } },
    { table: 'upload_key', from: '011', before: '017', row: uploadKey },
    { table: 'upload_key', from: '017', row: { ...uploadKey, kept_at: FIRST } },
    // The first entry of the history is that of the request.
    {
      table: 'request_status',
      from: '002',
      before: '012',
      becomes: { request_id: id, status: 'A', reached_at: FIRST, ...unknownActor },
    },
    {
      table: 'request_status',
      from: '002',
      before: '012',
      becomes: { request_id: draftId, status: 'L', reached_at: FIRST, ...unknownActor },
    },
    { table: 'request_status', from: '012', row: status, becomes: { ...status, ...unknownActor } },
    // The rejected file that is still attached.
    { table: 'rejection', from: '002', before: '012', becomes: rejection },
    { table: 'rejection', from: '012', before: '019', becomes: { ...rejection, rejected_at: THIRD } },
    { table: 'rejection', from: '019', row: { ...rejection, rejected_at: FIRST } },
    { table: 'document_judgement', from: '020', row: { ...byStaff, situation_id: 2, judged_at: FIRST } },
    { table: 'document_change', from: '021', row: { ...byStaff, change: 'attached', changed_at: FIRST } },
  ]
}
