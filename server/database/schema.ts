import type { Generated, JSONColumnType } from 'kysely'

import type { Values } from '#domain/forms/form.ts'
import type { RequestStatus } from '#domain/requests/status.ts'

/** Days are yyyy-mm-dd, moments are instants; answers and address parts are '' when not given. */

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

/** `visitor` and `registered` are the look-up's VI and PF: people without a plan who have an account. */
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

/** The hash comes with the id of the key that it was made with (P-298). */
export type CredentialTable = { person_id: number; password_hash: string }

/** Keys that this database was used with; none of their secrets. */
export type PasswordKeyTable = { id: string; proof: string }

export type SessionTable = {
  token_hash: string
  person_id: number
  /** Credential of the document store for as long as the session lives. */
  store_token: string
  created_at: Date
  expires_at: Date
  revoked_at: Date | null
}

/** Uses of a limit by somebody or from somewhere (rate-limiter-flexible); `expire`: milliseconds since 1970, as text. */
export type RateLimitTable = { key: string; points: number; expire: string | null }

/** One row: what no other installation has. */
export type InstallationTable = { secret: string }

/** Redeeming a code deletes its row, so that it can be used once. */
export type SingleSignOnCodeTable = {
  code_hash: string
  person_id: number
  /** Only of the demonstration on the embedded database; such a code has no end and stays. */
  reusable: boolean
  expires_at: Date | null
}

/** Redeemed by the participant area's server, which deletes the row and refuses an expired one. */
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

/** Only ever added to: the proof of what was agreed to, and when (D-08). */
export type ConsentTable = {
  id: Id
  person_id: number
  text_version: string
  /** The very words, so that the proof needs nothing else. */
  text: string
  granted_at: Date
}

/** Further data of a person; texts are '' and the rest null where the fund does not have them. */
export type RegistrationTable = {
  person_id: number
  nationality_id: number | null
  birthplace: string
  birth_state: string
  civil_status_id: number | null
  /** Two digits, as the fund's list has them. */
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

/** Companies that the person worked for before; `ended_on` null: still does. */
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

/** Benefits that a retiree or pensioner receives. */
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

/** Only a free document can be downloaded; one that waits is scanned again, an infected one is blocked. */
export type ScanState = 'free' | 'waiting' | 'infected'

export type DocumentTable = {
  id: Id
  cloud_id: number
  document_type_id: number
  file_name: string
  media_type: string
  byte_size: number
  /** Name in the document store; nothing of it comes from a client. */
  storage_key: string
  recorded_at: Date
  scan: Generated<ScanState>
}

/** Keys of files that may be in the document store before a row names them; deleted once one does. */
export type DocumentDraftTable = {
  storage_key: string
  began_at: Generated<Date>
  /** Its bytes are being removed: no row may name them any more. */
  abandoned: Generated<boolean>
}

/** The document that an upload under a key became, so that a repeated upload stays one (P-91). */
export type UploadKeyTable = { cloud_id: number; key: string; document_id: number; kept_at: Date }

export type RequestTable = {
  id: Id
  person_id: number
  type_id: number
  plan_id: number | null
  status: RequestStatus
  protocol: string
  requested_at: Date
  address_id: number | null
  version: number
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
  /** The person in the fund's records, of a beneficiary. */
  beneficiary_id: number | null
  kinship_id: number | null
  kinship_name: string
  chosen: boolean
}

/** Look-ups of the name or the plans of another person. */
export type LookUpTable = {
  id: Id
  person_id: number
  asked_for: 'name' | 'plans'
  /** Of the CPF asked about, which may belong to no person. */
  cpf_hash: string
  looked_up_at: Date
}

/** CPFs that the fund freed of a visitor's account. */
export type VisitorReleaseTable = {
  id: Id
  staff_id: number
  cpf_hash: string
  reason: string
  released_at: Date
}

/** Answers that only some request types have, under the wire's names. */
export type RequestPartTable = { request_id: number; part: 'participante'; answers: JSONColumnType<Values> }

export type StoredRowsPart = 'beneficios' | 'designados' | 'empresas' | 'peps'

export type RequestRowTable = {
  id: Id
  request_id: number
  part: StoredRowsPart
  answers: JSONColumnType<Values>
}

/** What each version changed, by the path of the answer: part of the refusal of a stale save. */
export type RequestChangeTable = { request_id: number; version: number; path: string }

/** Mail to be sent, and mail that was sent; inserted in the transaction of the change that it reports. */
export type OutgoingMailTable = {
  id: Id
  recipient: string
  subject: string
  body: string
  queued_at: Date
  attempts: number
  /** null: it was sent, or failed finally; its body is deleted then. */
  next_try_at: Date | null
  sent_at: Date | null
  /** From then on it is not worth sending any more; null: it always is. */
  useless_from: Date | null
}

/** Confirmation codes for e-mail addresses. A row is kept as long as its code counts as issued. */
export type ConfirmationCodeTable = {
  id: Id
  cpf_hash: string
  /** Of the nonce that was returned to the browser that requested the code. */
  nonce_hash: string
  /** Of the code together with what it proves. */
  code_hash: string
  issued_at: Date
  expires_at: Date
  tries_left: number
  spent: boolean
}

export type RequiredDocumentTable = {
  id: Id
  request_id: number
  /** null: asked of the holder. */
  dependant_id: number | null
  document_type_id: number
  /** `regra`; 0 when asked of everybody. */
  rule: number
  /** False: no longer asked for, and kept because something is attached to it. */
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

/** When a request reached each of its statuses; of two with the same time the later row is the later one. */
export type RequestStatusTable = { id: Id; request_id: number; status: RequestStatus; reached_at: Date }

export type RequestMessageTable = { id: Id; request_id: number; recorded_at: Date; text: string }

/** The result of a save under a key, so that a repeated call is one save (D-54). */
export type SaveKeyTable = {
  person_id: number
  key: string
  body_hash: string
  kept_at: Date
  /** null only while the save is under way. */
  request_id: number | null
  version: number | null
}

export type Database = {
  address: AddressTable
  person: PersonTable
  credential: CredentialTable
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
  complementary_document: ComplementaryDocumentTable
  request_message: RequestMessageTable
  request_status: RequestStatusTable
  save_key: SaveKeyTable
  request_part: RequestPartTable
  request_row: RequestRowTable
  request_change: RequestChangeTable
  outgoing_mail: OutgoingMailTable
  confirmation_code: ConfirmationCodeTable
  look_up: LookUpTable
  visitor_release: VisitorReleaseTable
}
