import { MIDDLE_SCHOOL, RULE_IDS } from '#domain/documents/rules.ts'
import { SITUATION_IDS } from '#domain/documents/situations.ts'
import { BRAZIL } from '#domain/people/countries.ts'
import { KINSHIP } from '#domain/people/kinships.ts'
import { SECOND_PLAN } from '#domain/people/membership.ts'
import { TYPES_WITH_SCREEN } from '#domain/request-kinds/kinds.ts'
import { REQUEST_STATUSES } from '#domain/requests/status.ts'
import { PARTICIPANT_AREA_TYPE } from '#domain/requests/type-ids.ts'

import type { Place } from './json-file.ts'
import type { FundReference, TableName } from './schemas.ts'

/** A duplicate row, a reference to a row that does not exist, or a missing row. */
type BrokenReference = { readonly table: TableName; readonly place: Place; readonly problem: string }

type Id = string | number | null
type Lists = Exclude<TableName, 'settings'>
type Row<Table extends Lists> = FundReference[Table][number]

/**
 * Checks beyond the schemas: ids are unique and refer to existing rows, and every row that the rules name
 * exists.
 */
export const brokenReferences = (fund: FundReference): readonly BrokenReference[] => [
  ...repeatedRows(fund),
  ...pointers(fund),
  ...neededRows(fund),
]

const TABLES_BY_ID = [
  'plans',
  'categories',
  'participantSituations',
  'requestTypes',
  'requestSituations',
  'documentSituations',
  'documentTypes',
  'countries',
  'nationalities',
  'civilStatuses',
  'schooling',
  'serviceTimeTypes',
  'kinships',
  'sponsors',
  'regionals',
  'roles',
] as const

function repeatedRows(fund: FundReference) {
  const repeated = (table: TableName, column: string, ids: readonly Id[]) =>
    ids.flatMap((id, row) =>
      ids.indexOf(id) < row ? [{ table, place: [row, column], problem: `repetido: ${id}` }] : [],
    )
  return [
    ...TABLES_BY_ID.flatMap((table) => repeated(table, 'id', idsOf(fund[table]))),
    ...repeated(
      'benefits',
      'id',
      fund.benefits.map(({ planId, id }) => `${id} do plano ${planId}`),
    ),
    ...repeated(
      'banks',
      'code',
      fund.banks.map(({ code }) => code),
    ),
    ...repeated(
      'postalCodes',
      'code',
      fund.postalCodes.map(({ code }) => code),
    ),
  ]
}

function pointers(fund: FundReference) {
  /** Rows with an unknown reference; a column may be a list. */
  const unknown = <Table extends Lists>(
    table: Table,
    column: keyof Row<Table> & string,
    known: readonly Id[],
  ): readonly BrokenReference[] =>
    (fund[table] as readonly Row<Table>[]).flatMap((row, index) =>
      [row[column] as Id | readonly Id[]].flat().flatMap((id, position) => {
        const place = Array.isArray(row[column]) ? [index, column, position] : [index, column]
        return known.includes(id) ? [] : [{ table, place, problem: `não existe: ${id}` }]
      }),
    )
  const planIds = idsOf(fund.plans)
  const typeIds = idsOf(fund.requestTypes)
  return [
    ...unknown('benefits', 'planId', planIds),
    ...unknown('requestTypes', 'planId', [null, ...planIds]),
    ...unknown('requiredDocuments', 'requestTypes', typeIds),
    ...unknown('requiredDocuments', 'planId', [null, ...planIds]),
    ...unknown('requiredDocuments', 'documentTypeId', idsOf(fund.documentTypes)),
    ...unknown('requiredDocuments', 'rule', RULE_IDS),
    ...unknown('regionals', 'sponsorId', idsOf(fund.sponsors)),
    ...unknown('banks', 'requestTypes', typeIds),
    ...unknown('roles', 'documentSituations', SITUATION_IDS),
  ]
}

function neededRows(fund: FundReference) {
  const absent = (table: TableName, column: string, needed: readonly Id[], found: readonly Id[]) =>
    needed
      .filter((id) => !found.includes(id))
      .map((id) => ({ table, place: [], problem: `falta a linha de ${column} ${id}` }))
  return [
    ...absent('plans', 'id', [SECOND_PLAN], idsOf(fund.plans)),
    ...absent(
      'benefits',
      'planId',
      idsOf(fund.plans),
      fund.benefits.map(({ planId }) => planId),
    ),
    ...absent('requestTypes', 'id', [...TYPES_WITH_SCREEN, PARTICIPANT_AREA_TYPE], idsOf(fund.requestTypes)),
    ...absent('requestSituations', 'id', REQUEST_STATUSES, idsOf(fund.requestSituations)),
    ...absent('documentSituations', 'id', SITUATION_IDS, idsOf(fund.documentSituations)),
    ...absent('countries', 'id', [BRAZIL.id], idsOf(fund.countries)),
    ...absent('kinships', 'id', Object.values(KINSHIP), idsOf(fund.kinships)),
    ...absent('schooling', 'id', [MIDDLE_SCHOOL], idsOf(fund.schooling)),
  ]
}

const idsOf = (rows: readonly { readonly id: Id }[]): readonly Id[] => rows.map(({ id }) => id)
