import type { Membership } from '#domain/people/membership.ts'
import { offeredTypes, startRefusal } from '#domain/request-kinds/offering.ts'
import type { RequestType } from '#domain/requests/reference.ts'

import { NEVER } from '../describe/condition.ts'
import type { DocumentRow, FieldRow, RuleTables } from '../describe/rules.ts'
import { documentRows } from './documents.ts'
import { formRules } from './fields.ts'

export type Person = { readonly memberships: readonly Membership[]; readonly withdrawalAllowed: boolean }

export type OfferResult = 'offered' | 'needsPermission' | 'unavailable' | 'byLink' | 'notOffered'

export type AskedField = Pick<FieldRow, 'path' | 'label' | 'shown' | 'required' | 'filled'> & {
  readonly type: number
}

/** The rules for one participant. */
export type RulesOfPerson = {
  readonly results: ReadonlyMap<number, OfferResult>
  /** The fields and documents of the types that the participant can start. */
  readonly fields: readonly AskedField[]
  readonly documents: readonly DocumentRow[]
}

/** What differs for a participant from another one; the words of the other one come second. */
export type Difference =
  | { readonly kind: 'type'; readonly type: number; readonly results: readonly [OfferResult, OfferResult] }
  | {
      readonly kind: 'field'
      readonly type: number
      readonly label: string
      readonly path: string
      readonly what: 'shown' | 'required' | 'filled'
      readonly words: readonly [string, string]
    }
  | { readonly kind: 'document'; readonly type: number; readonly name: string; readonly isAsked: boolean }

function resultOf(typeId: number, types: readonly RequestType[], person: Person): OfferResult {
  const isOffered = offeredTypes(types, person.memberships).some(({ id }) => id === typeId)
  const refusal = startRefusal(typeId, { types, ...person })
  if (!isOffered) return refusal === null ? 'byLink' : 'notOffered'
  if (refusal === 'withdrawalNotAllowed') return 'needsPermission'
  return refusal === 'unavailable' ? 'unavailable' : 'offered'
}

const canStart = (result: OfferResult | undefined) => result === 'offered' || result === 'byLink'

export function rulesOfPerson(tables: RuleTables, person: Person): RulesOfPerson {
  const results = new Map(tables.types.map(({ id }) => [id, resultOf(id, tables.types, person)]))
  const starts = (type: number) => canStart(results.get(type))
  const [membership, ...others] = person.memberships
  const plan = membership && others.length === 0 ? membership.planId : null
  return {
    results,
    fields: formRules(tables, person.memberships)
      .filter(({ type }) => starts(type))
      .flatMap(({ type, fields }) =>
        fields.map(({ path, label, shown, required, filled }) => ({
          type,
          path,
          label,
          shown,
          required: shown === NEVER ? NEVER : required,
          filled,
        })),
      ),
    documents: documentRows(tables, plan)
      .map((row) => ({ ...row, types: row.types.filter(starts) }))
      .filter(({ types, asked }) => types.length > 0 && asked !== NEVER),
  }
}

/** The types, then the fields and documents of the types that both can start. */
export function differencesBetween(mine: RulesOfPerson, other: RulesOfPerson): readonly Difference[] {
  const types = [...mine.results].flatMap(([type, result]): readonly Difference[] => {
    const compared = other.results.get(type) ?? 'notOffered'
    return result === compared ? [] : [{ kind: 'type', type, results: [result, compared] }]
  })
  const keyOf = ({ type, path }: AskedField) => `${type} ${path}`
  const others = new Map(other.fields.map((field) => [keyOf(field), field]))
  const fields = mine.fields.flatMap((field): readonly Difference[] => {
    const compared = others.get(keyOf(field))
    const what = (['shown', 'required', 'filled'] as const).find(
      (rule) => compared !== undefined && field[rule] !== compared[rule],
    )
    if (compared === undefined || what === undefined) return []
    const { type, label, path } = field
    return [{ kind: 'field', type, label, path, what, words: [field[what], compared[what]] }]
  })
  const both = [...mine.results.keys()].filter(
    (type) => canStart(mine.results.get(type)) && canStart(other.results.get(type)),
  )
  const onlyIn = (one: RulesOfPerson, two: RulesOfPerson, isAsked: boolean) =>
    both.flatMap((type) => {
      const known = new Set(documentsOf(two, type).map(documentKey))
      return documentsOf(one, type)
        .filter((row) => !known.has(documentKey(row)))
        .map(({ name }): Difference => ({ kind: 'document', type, name, isAsked }))
    })
  return [...types, ...fields, ...onlyIn(mine, other, true), ...onlyIn(other, mine, false)]
}

const documentsOf = ({ documents }: RulesOfPerson, type: number) =>
  documents.filter(({ types }) => types.includes(type))

const documentKey = ({ name, of, asked, holdsBack }: DocumentRow) =>
  JSON.stringify([name, of, asked, holdsBack])
