import * as v from 'valibot'

import { STAFF_MOVES } from '#domain/requests/staff-moves.ts'
import { REQUEST_STATUSES } from '#domain/requests/status.ts'

/** Schemas of the fund's tables, one per file. Ids are those on the wire; texts are displayed unchanged. */

const id = v.pipe(v.number(), v.integer(), v.minValue(0))
const positive = v.pipe(v.number(), v.minValue(1))
const whole = v.pipe(positive, v.integer())
/** At most a hundred years: before the year 1 there is no date. */
const days = (least: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(36_500))
const name = v.pipe(v.string(), v.nonEmpty())
const digits = (count: number, problem: string) =>
  v.pipe(v.string(), v.regex(new RegExp(`^\\d{${count}}$`), problem))
const table = <const Row extends v.GenericSchema>(row: Row) => v.pipe(v.array(row), v.minLength(1))
const named = table(v.strictObject({ id, name }))

export const tableSchemas = {
  plans: table(
    v.strictObject({
      id,
      name,
      acronym: name,
      cnpb: digits(10, 'o CNPB tem dez algarismos, sem pontos nem hífen'),
    }),
  ),
  benefits: table(v.strictObject({ planId: id, id, name })),
  /** Categories and situations that a participant has in a plan. */
  categories: named,
  participantSituations: named,
  /** Optional data is shown only if the fund gives it (P-378). */
  requestTypes: table(
    v.strictObject({
      id,
      planId: v.nullable(id),
      name,
      details: name,
      /** One line for the choice of a type. */
      summary: v.optional(name),
      whoMay: v.optional(name),
      /** What to prepare before filling in the form. */
      atHand: v.optional(name),
      /** How long it takes to fill in. */
      minutes: v.optional(whole),
      /** Within how many days of its arrival the fund has analysed it. */
      analysisDays: v.optional(whole),
    }),
  ),
  requestSituations: table(v.strictObject({ id: v.picklist(REQUEST_STATUSES), name })),
  documentSituations: named,
  documentTypes: named,
  /** Required documents by person and request type; `planId` null: every plan. */
  requiredDocuments: table(
    v.strictObject({
      requestTypes: table(id),
      planId: v.nullable(id),
      of: v.picklist(['holder', 'dependant', 'beneficiary']),
      documentTypeId: id,
      rule: id,
    }),
  ),
  /** Permissions of each staff role (D-106): moves by their names in the chart, situations by their ids. */
  roles: table(
    v.strictObject({
      id,
      name,
      moves: v.array(v.picklist(STAFF_MOVES)),
      documentSituations: v.array(id),
      /** Whether the role may delete the account of a CPF registered by a visitor (P-302). */
      freesVisitors: v.optional(v.boolean(), false),
      /** Sees who of the staff did and read what. */
      audits: v.optional(v.boolean(), false),
      /** Is given everything about a person, for that person (P-452). */
      exports: v.optional(v.boolean(), false),
      /** Erases people whose data the fund does not need any more (P-453). */
      erases: v.optional(v.boolean(), false),
    }),
  ),
  countries: named,
  nationalities: named,
  civilStatuses: named,
  schooling: table(
    v.strictObject({ id: digits(2, 'o código tem dois algarismos, com o zero à esquerda'), name }),
  ),
  serviceTimeTypes: named,
  kinships: named,
  sponsors: named,
  regionals: table(v.strictObject({ id, sponsorId: id, name })),
  /** Banks with the request types that offer them (D-83). */
  banks: table(
    v.strictObject({
      code: digits(3, 'o número do banco tem três algarismos'),
      name,
      requestTypes: table(id),
    }),
  ),
  postalCodes: table(
    v.strictObject({
      code: digits(8, 'o CEP tem oito algarismos, sem hífen'),
      street: v.string(),
      district: v.string(),
      city: name,
      state: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'a sigla do estado tem duas letras maiúsculas')),
    }),
  ),
  settings: v.strictObject({
    maxFileMb: positive,
    /** Within how many days a request in E is answered (P-378). */
    requirementDays: v.optional(whole),
    /** VRS in cents of real. */
    contributionReferenceCents: whole,
    /** For how many days rows are kept; without a number those of the first four are never deleted (P-700). */
    retentionDays: v.optional(
      v.strictObject({
        /** Requests in L since the last save or attached document. */
        drafts: v.optional(days(30)),
        /** Requests in N, D, F, Z and I since they ended. */
        cancelledRequests: v.optional(days(30)),
        decidedRequests: v.optional(days(5 * 365)),
        /** Documents that no request uses, since they were sent. */
        unusedDocuments: v.optional(days(30)),
        sentMail: v.optional(days(1), 30),
        /** Access records: at least six months (Lei 12.965, art. 15). */
        lookUps: v.optional(days(180), 180),
        staffReads: v.optional(days(180), 5 * 365),
        /** Removals of visitor accounts and erasures of people, with their reasons. */
        removals: v.optional(days(180), 5 * 365),
      }),
      {},
    ),
    sponsorDomains: v.array(
      v.pipe(
        v.string(),
        v.regex(
          /^[a-z\d-]+(\.[a-z\d-]+)+$/,
          'um domínio se escreve como empresa.com.br, em minúsculas e sem @',
        ),
      ),
    ),
  }),
} as const

export type TableName = keyof typeof tableSchemas

export type FundReference = {
  readonly [Name in TableName]: v.InferOutput<(typeof tableSchemas)[Name]>
}

export const TABLE_FILES: Readonly<Record<TableName, string>> = {
  plans: 'plans.json',
  benefits: 'benefits.json',
  categories: 'categories.json',
  participantSituations: 'participant-situations.json',
  requestTypes: 'request-types.json',
  requestSituations: 'request-situations.json',
  documentSituations: 'document-situations.json',
  documentTypes: 'document-types.json',
  requiredDocuments: 'required-documents.json',
  roles: 'roles.json',
  countries: 'countries.json',
  nationalities: 'nationalities.json',
  civilStatuses: 'civil-statuses.json',
  schooling: 'schooling.json',
  serviceTimeTypes: 'service-time-types.json',
  kinships: 'kinships.json',
  sponsors: 'sponsors.json',
  regionals: 'regionals.json',
  banks: 'banks.json',
  postalCodes: 'postal-codes.json',
  settings: 'settings.json',
}
