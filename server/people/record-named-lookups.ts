import { namingAnswer, type Values } from '#domain/forms/form.ts'
import { formatCpf, isCpf } from '#domain/people/cpf.ts'
import { digitsOf } from '#domain/people/digits.ts'
import { kindOf, TYPES_WITH_SCREEN } from '#domain/request-kinds/kinds.ts'
import type { Queries } from '#server/database/connect.ts'
import type { LookupCaller } from './look-up.ts'
import { type LookupNeeds, recordLookup } from './record-lookup.ts'

/** The field that names another person, for each type that has one. */
const NAMING = TYPES_WITH_SCREEN.flatMap((typeId) => {
  const form = kindOf(typeId)?.form
  const field = form ? namingAnswer(form) : null
  return field === null ? [] : [{ typeId, name: field.name }]
})

/**
 * Records a lookup of every person that a save names for the first time: its result shows whether the CPF exists,
 * and which plans it has, as a lookup does. For every type, whatever type the save has. Before the
 * save's transaction, which would roll the record back. Throws `tooMany` as `keepLook` does.
 */
export async function recordNamedLookups(
  services: LookupNeeds,
  { caller, address }: LookupCaller,
  details: Values,
): Promise<void> {
  for (const { typeId, name } of NAMING) {
    const written = details[name]?.trim() ?? ''
    const cpf = digitsOf(written)
    if (!isCpf(written) || cpf === caller.cpf) continue
    if (await hasNamed(services.db, caller.personId, { typeId, name, cpf })) continue
    await recordLookup(services, { personId: caller.personId, address, cpf, askedFor: 'plans' })
  }
}

type Naming = { readonly typeId: number; readonly name: string; readonly cpf: string }

/** A person named in a stored request is already recorded, so the request can be saved again. */
async function hasNamed(db: Queries, personId: number, { typeId, name, cpf }: Naming): Promise<boolean> {
  const stored = await db
    .selectFrom('request_detail')
    .innerJoin('request', 'request.id', 'request_detail.request_id')
    .select('request.id')
    .where('request.person_id', '=', personId)
    .where('request.type_id', '=', typeId)
    .where('request_detail.name', '=', name)
    .where('request_detail.value', 'in', [cpf, formatCpf(cpf)])
    .limit(1)
    .executeTakeFirst()
  return stored !== undefined
}
