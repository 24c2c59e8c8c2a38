import * as v from 'valibot'

import { REQUEST_STATUSES } from '#domain/requests/status.ts'

/** Shapes of the fund's tables, file by file. Ids are the wire's; texts are shown as they stand. */

const id = v.pipe(v.number(), v.integer(), v.minValue(0))
const positive = v.pipe(v.number(), v.minValue(1))
const name = v.pipe(v.string(), v.nonEmpty())
const table = <const Row extends v.GenericSchema>(row: Row) => v.pipe(v.array(row), v.minLength(1))

export const tableSchemas = {
  plans: table(v.strictObject({ id, name, acronym: name, cnpb: name })),
  benefits: table(v.strictObject({ planId: id, id, name })),
  requestTypes: table(v.strictObject({ id, planId: v.nullable(id), name, details: name })),
  requestSituations: table(v.strictObject({ id: v.picklist(REQUEST_STATUSES), name })),
  documentSituations: table(v.strictObject({ id, name })),
  documentTypes: table(v.strictObject({ id, name })),
  /** Who is asked for which document, in which request types; `planId` null: in every plan. */
  requiredDocuments: table(
    v.strictObject({
      requestTypes: table(id),
      planId: v.nullable(id),
      of: v.picklist(['holder', 'dependant', 'beneficiary']),
      documentTypeId: id,
      rule: id,
    }),
  ),
  countries: table(v.strictObject({ id, name })),
  postalCodes: table(
    v.strictObject({
      code: v.pipe(v.string(), v.regex(/^\d{8}$/)),
      street: v.string(),
      district: v.string(),
      city: name,
      state: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
    }),
  ),
  settings: v.strictObject({
    maxFileMb: positive,
    /** VRS, in cents of real. */
    contributionReferenceCents: v.pipe(positive, v.integer()),
    sponsorDomains: v.array(v.pipe(v.string(), v.regex(/^[a-z\d-]+(\.[a-z\d-]+)+$/))),
  }),
} as const

export type TableName = keyof typeof tableSchemas

/** The fund's tables as the server holds them, checked. */
export type FundReference = {
  readonly [Name in TableName]: v.InferOutput<(typeof tableSchemas)[Name]>
}

/** Each table's file in the reference directory. */
export const TABLE_FILES: Readonly<Record<TableName, string>> = {
  plans: 'plans.json',
  benefits: 'benefits.json',
  requestTypes: 'request-types.json',
  requestSituations: 'request-situations.json',
  documentSituations: 'document-situations.json',
  documentTypes: 'document-types.json',
  requiredDocuments: 'required-documents.json',
  countries: 'countries.json',
  postalCodes: 'postal-codes.json',
  settings: 'settings.json',
}
