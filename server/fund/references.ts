import { SITUATION_IDS } from '#domain/documents/situations.ts'
import { BRAZIL } from '#domain/people/countries.ts'
import { REQUEST_STATUSES } from '#domain/requests/status.ts'

import type { FundReference, TableName } from './schemas.ts'

/** A row that repeats another or points at one that does not exist. */
export type BrokenReference = { readonly table: TableName; readonly place: string; readonly problem: string }

/** What a shape cannot say: ids are given once and lead somewhere, and nothing that the rules name is missing. */
export function brokenReferences(fund: FundReference): readonly BrokenReference[] {
  const planIds = fund.plans.map(({ id }) => id)
  const typeIds = fund.requestTypes.map(({ id }) => id)
  const documentTypeIds = fund.documentTypes.map(({ id }) => id)
  return [
    ...repeated('plans', planIds),
    ...repeated('requestTypes', typeIds),
    ...repeated('documentTypes', documentTypeIds),
    ...repeated(
      'countries',
      fund.countries.map(({ id }) => id),
    ),
    ...repeated(
      'postalCodes',
      fund.postalCodes.map(({ code }) => code),
    ),
    ...repeated(
      'benefits',
      fund.benefits.map(({ planId, id }) => `${planId}/${id}`),
    ),
    ...unknown(
      'benefits',
      'planId',
      fund.benefits.map(({ planId }) => planId),
      planIds,
    ),
    ...unknown(
      'requestTypes',
      'planId',
      fund.requestTypes.map(({ planId }) => planId),
      [null, ...planIds],
    ),
    ...unknown(
      'requiredDocuments',
      'planId',
      fund.requiredDocuments.map(({ planId }) => planId),
      [null, ...planIds],
    ),
    ...unknown(
      'requiredDocuments',
      'documentTypeId',
      fund.requiredDocuments.map(({ documentTypeId }) => documentTypeId),
      documentTypeIds,
    ),
    ...fund.requiredDocuments.flatMap(({ requestTypes }, row) =>
      requestTypes
        .filter((id) => !typeIds.includes(id))
        .map((id) => ({
          table: 'requiredDocuments' as const,
          place: `${row}.requestTypes`,
          problem: `não existe: ${id}`,
        })),
    ),
    ...absent(
      'requestSituations',
      REQUEST_STATUSES,
      fund.requestSituations.map(({ id }) => id),
    ),
    ...absent(
      'documentSituations',
      SITUATION_IDS,
      fund.documentSituations.map(({ id }) => id),
    ),
    ...absent(
      'countries',
      [BRAZIL.id],
      fund.countries.map(({ id }) => id),
    ),
  ]
}

type Id = string | number | null

const repeated = (table: TableName, ids: readonly Id[]): BrokenReference[] =>
  ids.flatMap((id, row) =>
    ids.indexOf(id) < row ? [{ table, place: `${row}.id`, problem: `repetido: ${id}` }] : [],
  )

const unknown = (
  table: TableName,
  column: string,
  ids: readonly Id[],
  known: readonly Id[],
): BrokenReference[] =>
  ids.flatMap((id, row) =>
    known.includes(id) ? [] : [{ table, place: `${row}.${column}`, problem: `não existe: ${id}` }],
  )

const absent = (table: TableName, needed: readonly Id[], found: readonly Id[]): BrokenReference[] =>
  needed.flatMap((id) => (found.includes(id) ? [] : [{ table, place: 'id', problem: `falta: ${id}` }]))
