import type { Generated, JSONColumnType } from 'kysely'

import type { Values } from '#domain/forms/form.ts'
import type { RequestStatus } from '#domain/requests/status.ts'

/** Days are yyyy-mm-dd, times are instants; answers and address fields are '' if not given. */

type Id = Generated<number>

export type AddressTable = {
  id: Id
  country_id: string
  postal_code: string
  state: string
  city: string
  district: string
  street: string
  house_number: string
  complement: string
  private_email: string
  extra_email: string
  mobile: string
  other_phone: string
}

/** `visitor` and `registered` are VI and PF of the lookup: people without a plan who have an account. */
export type PersonKind = 'participant' | 'pensioner' | 'visitor' | 'registered' | 'staff'

export type PersonTable = {
  id: Id
  cpf: string
  name: string
  kind: PersonKind
  birth_date: string
  sex: string
  deceased: boolean
  address_id: number | null
  withdrawal_allowed: boolean
  left_before_1996: boolean
  migrated: boolean
  contribution_salary_cents: number | null
  role_id: number | null
}

/** The hash contains the id of its key (P-298). */
export type CredentialTable = { person_id: number; password_hash: string }

/** The second factor of a member of the staff (P-730). */
export type SecondFactorTable = {
  person_id: number
  /** Encrypted; contains the id of its key. */
  secret: string
  /** null: it was given, but no code of it yet, and the login does not ask for one. */
  confirmed_at: Date | null
  /** Time step of the last accepted code: the number of 30 s since 1970. No code of it or of an earlier one is accepted. */
  last_step: number
}

/** Second factors that were given, confirmed or removed. */
export type SecondFactorChangeTable = {
  id: Id
  person_id: number
  change: 'begun' | 'confirmed' | 'removed'
  changed_at: Date
  /** Account of the machine on which the command ran. */
  operator: string
}

/** Keys used with this database, without their secrets. */
export type PasswordKeyTable = { id: string; proof: string }

export type SessionTable = {
  token_hash: string
  person_id: number
  /** Credential for the document store during the session. */
  store_token: string
  created_at: Date
  expires_at: Date
  revoked_at: Date | null
}

/** Counters of rate-limiter-flexible; `expire` is milliseconds since 1970 as text. */
export type RateLimitTable = { key: string; points: number; expire: string | null }

/** A single row. */
export type InstallationTable = {
  secret: string
  /** What the mark of the document store has to say. */
  store_id: Generated<string>
  /** null: no store is connected. */
  store_connected_at: Date | null
  /** The database that it was connected to, which a restored copy is not. */
  store_database: string | null
}

/** Redeeming a code deletes its row, so it works once. */
export type SingleSignOnCodeTable = {
  code_hash: string
  person_id: number
  /** Only in the demonstration data of the embedded database; such a code never expires. */
  reusable: boolean
  expires_at: Date | null
}

/** Redeemed by the server of the participant area, which deletes the row and rejects expired codes. */
export type ParticipantAreaCodeTable = { code_hash: string; person_id: number; expires_at: Date }

export type MembershipTable = {
  person_id: number
  plan_id: number
  category_id: number
  situation_id: number | null
  started_on: string | null
  ended_on: string | null
  variable_percent: number | null
}

export type CloudTable = { id: Id; person_id: number; protocol_id: string }

/** Proof of what was accepted, when and how, and of its withdrawal (D-08, P-511); rows are never deleted. */
export type ConsentTable = {
  id: Id
  person_id: number
  text_version: string
  /** The exact text, so that the proof is complete. */
  text: string
  granted_at: Date
  granted_through: string
  /** Null while it is in force. */
  withdrawn_at: Date | null
  withdrawn_through: string | null
}

/** Further data on file; unknown texts are '', other unknown values null. */
export type RegistrationTable = {
  person_id: number
  nationality_id: number | null
  birthplace: string
  birth_state: string
  civil_status_id: number | null
  schooling_id: string
  mother: string
  father: string
  id_card: string
  id_card_issuer: string
  id_card_state: string
  id_card_issued_on: string | null
  sponsor_id: number | null
  regional_id: number | null
  employee_number: string
  admitted_on: string | null
}

/** Employers of the person; `ended_on` null: the current one. */
export type ServiceTimeTable = {
  id: Id
  person_id: number
  company: string
  type_id: number
  started_on: string
  ended_on: string | null
}

export type TrustBeneficiaryTable = {
  person_id: number
  plan_id: number
  beneficiary_id: number
  name: string
  cpf: string
  birth_date: string
  sex: string
  kinship_id: number
  kinship_name: string
}

export type ReceivedBenefitTable = {
  id: Id
  person_id: number
  plan_id: number
  benefit_id: number
  representative_cpf: string | null
  representative_name: string | null
  bank: string
  branch: string
  account: string
  account_digit: string
}

/** Only free documents can be downloaded; waiting ones are scanned again, infected ones blocked. */
export type ScanState = 'free' | 'waiting' | 'infected'

export type DocumentTable = {
  id: Id
  cloud_id: number
  document_type_id: number
  file_name: string
  media_type: string
  byte_size: number
  /** Name in the document store, generated by the server. */
  storage_key: string
  recorded_at: Date
  scan: Generated<ScanState>
  /** Of what was uploaded, in hexadecimal digits; null for a document of before. */
  sha256: string | null
}

/** Files that may be in the document store without a row; deleted once a row references them. */
export type DocumentDraftTable = {
  storage_key: string
  began_at: Generated<Date>
  /** The file is being deleted, so no row may reference it any more. */
  abandoned: Generated<boolean>
}

/** Document of an upload key, so that a repeated upload is not stored twice (P-91). */
export type UploadKeyTable = { cloud_id: number; key: string; document_id: number; kept_at: Date }

export type RequestTable = {
  id: Id
  person_id: number
  type_id: number
  plan_id: number | null
  status: RequestStatus
  protocol: string
  requested_at: Date
  /** Of the last save or move. */
  changed_at: Generated<Date>
  address_id: number | null
  version: number
  /** The full name of the participant that it names by CPF, for the desk alone (D-143). */
  named_person: Generated<string | null>
}

export type RequestDetailTable = { request_id: number; name: string; value: string }

export type DependantKind = 'ir' | 'bnf'

export type DependantTable = {
  id: Id
  request_id: number
  kind: DependantKind
  name: string
  cpf: string
  birth_date: string
  sex: string
  dependence: string
  /** For beneficiaries: the person in the fund's records. */
  beneficiary_id: number | null
  kinship_id: number | null
  kinship_name: string
  chosen: boolean
}

export type LookUpTable = {
  id: Id
  person_id: number
  asked_for: 'name' | 'plans'
  /** Of the requested CPF, which may belong to no person. */
  cpf_hash: string
  looked_up_at: Date
}

export type VisitorReleaseTable = {
  id: Id
  staff_id: number
  cpf_hash: string
  reason: string
  released_at: Date
}

/** The erasure of a person's data. */
export type ErasureTable = {
  id: Id
  staff_id: number
  cpf_hash: string
  reason: string
  erased_at: Date
}

/** A file of an import, and how many of its rows were new, changed, the same, and of stored ones removed. */
export type ImportedFile = {
  readonly name: string
  readonly sha256: string
  readonly added: number
  readonly changed: number
  readonly same: number
  readonly removed: number
}

/** An import that was written, by the account of the machine. */
export type ImportRunTable = {
  id: Id
  operator: string
  imported_at: Date
  files: JSONColumnType<readonly ImportedFile[]>
}

/** What an import changed about a person that lets others act for them; personal data masked (P-746). */
export type PersonChangeTable = {
  id: Id
  import_id: number
  person_id: number
  what: 'role' | 'email' | 'account'
  before: string
  after: string
}

/** Answers that only some types have, under their wire names. */
export type RequestPartTable = { request_id: number; part: 'participante'; answers: JSONColumnType<Values> }

export type StoredRowsPart = 'beneficios' | 'designados' | 'empresas' | 'peps'

export type RequestRowTable = {
  id: Id
  request_id: number
  part: StoredRowsPart
  answers: JSONColumnType<Values>
}

/** The version in which each answer changed last, returned with the rejection of a stale save. */
export type RequestChangeTable = { request_id: number; version: number; path: string }

/** Queued and sent mail; inserted in the transaction of the change that it reports. */
export type OutgoingMailTable = {
  id: Id
  recipient: string
  subject: string
  body: string
  queued_at: Date
  attempts: number
  /** null: sent or finally failed; the body is deleted. */
  next_try_at: Date | null
  sent_at: Date | null
  /** Not sent after this time; null: no limit. */
  useless_from: Date | null
}

/** Confirmation codes for e-mail addresses, kept while they count towards the limits. */
export type ConfirmationCodeTable = {
  id: Id
  cpf_hash: string
  /** Of the nonce returned to the browser that requested the code. */
  nonce_hash: string
  /** Of the code and its claim. */
  code_hash: string
  issued_at: Date
  expires_at: Date
  tries_left: number
  spent: boolean
}

/** Files that the fund rejected for a required document. */
export type RejectionTable = {
  required_id: number
  document_id: number
  rejected_at: Generated<Date>
}

export type RequiredDocumentTable = {
  id: Id
  request_id: number
  /** null: required of the holder. */
  dependant_id: number | null
  document_type_id: number
  /** `regra`; 0 if required of everyone. */
  rule: number
  /** False: no longer required, but kept because a document is attached. */
  applies: boolean
  situation_id: number
  document_id: number | null
}

export type ComplementaryDocumentTable = {
  id: Id
  request_id: number
  document_id: number
  situation_id: number
}

/** A person or the system; neither in rows from before this was recorded. */
type Actor = { by_id: Generated<number | null>; by_system: Generated<boolean> }

/** Time of each status; with equal times the later row is later. */
export type RequestStatusTable = Actor & {
  id: Id
  request_id: number
  status: RequestStatus
  reached_at: Date
}

export type RequestMessageTable = Actor & { id: Id; request_id: number; recorded_at: Date; text: string }

/** Situations that the staff or the scanner gave to documents of a request. */
export type DocumentJudgementTable = {
  id: Id
  request_id: number
  document_type_id: number
  situation_id: number
  judged_at: Date
  by_id: number | null
  by_system: boolean
}

/** Documents that were attached to a request or removed from it. */
export type DocumentChangeTable = {
  id: Id
  request_id: number
  document_type_id: number
  change: 'attached' | 'removed'
  changed_at: Date
  by_id: number | null
  by_system: boolean
}

/** What the staff was shown: a request, a page of the list, who did what, all data or a file of a person. */
export type DeskReadTable = {
  id: Id
  what: 'request' | 'list' | 'audit' | 'export' | 'document'
  request_id: number | null
  person_id: number | null
  /** Of a document that was opened to judge it. */
  document_type_id: number | null
  read_at: Date
  by_id: number
}

/** Result of a save key, so that a repeated save is not made twice (D-54). */
export type SaveKeyTable = {
  person_id: number
  key: string
  body_hash: string
  kept_at: Date
  /** null only during the save. */
  request_id: number | null
  version: number | null
}

export type Database = {
  address: AddressTable
  person: PersonTable
  credential: CredentialTable
  second_factor: SecondFactorTable
  second_factor_change: SecondFactorChangeTable
  password_key: PasswordKeyTable
  session: SessionTable
  rate_limit: RateLimitTable
  installation: InstallationTable
  single_sign_on_code: SingleSignOnCodeTable
  participant_area_code: ParticipantAreaCodeTable
  membership: MembershipTable
  cloud: CloudTable
  consent: ConsentTable
  registration: RegistrationTable
  service_time: ServiceTimeTable
  trust_beneficiary: TrustBeneficiaryTable
  received_benefit: ReceivedBenefitTable
  document: DocumentTable
  document_draft: DocumentDraftTable
  upload_key: UploadKeyTable
  request: RequestTable
  request_detail: RequestDetailTable
  dependant: DependantTable
  required_document: RequiredDocumentTable
  rejection: RejectionTable
  complementary_document: ComplementaryDocumentTable
  request_message: RequestMessageTable
  request_status: RequestStatusTable
  document_judgement: DocumentJudgementTable
  document_change: DocumentChangeTable
  desk_read: DeskReadTable
  save_key: SaveKeyTable
  request_part: RequestPartTable
  request_row: RequestRowTable
  request_change: RequestChangeTable
  outgoing_mail: OutgoingMailTable
  confirmation_code: ConfirmationCodeTable
  look_up: LookUpTable
  visitor_release: VisitorReleaseTable
  erasure: ErasureTable
  import_run: ImportRunTable
  person_change: PersonChangeTable
}
