import { type DocumentRules, type RuleSubject, ruleApplies } from '#domain/documents/rules.ts'
import { kindOf } from '#domain/request-kinds/kinds.ts'

import { clausesOf, inWords, NEVER, type Trait } from '../describe/condition.ts'
import type { DocumentRow, FundTables } from '../describe/rules.ts'

const YES_NO = new Map([
  ['', 'não respondido'],
  ['N', 'não'],
  ['S', 'sim'],
])

const named = (rows: readonly { readonly id: number | string; readonly name: string }[]) =>
  new Map([['', 'não respondido'], ...rows.map(({ id, name }): [string, string] => [`${id}`, name])])

const traitsOf = ({ plans, kinships, schooling }: DocumentTables): ReadonlyMap<keyof RuleSubject, Trait> =>
  new Map<keyof RuleSubject, Trait>([
    ['planId', { label: 'Plano do requerimento', values: named(plans) }],
    ['representative', { label: 'Tem representante legal', values: YES_NO }],
    ['kinship', { label: 'Parentesco', values: named(kinships) }],
    ['invalid', { label: 'É inválido(a)', values: YES_NO }],
    ['schooling', { label: 'Escolaridade', values: named(schooling) }],
    [
      'migrated',
      {
        label: 'Mudou do plano I para o II',
        values: new Map([
          ['', 'não'],
          ['S', 'sim'],
        ]),
      },
    ],
    [
      'selfSponsorshipReason',
      {
        label: 'Motivo do autopatrocínio',
        values: new Map([
          ['', 'não respondido'],
          ['D', 'desligamento da patrocinadora'],
          ['A', 'licença ou afastamento sem remuneração'],
          ['P', 'perda parcial da remuneração'],
        ]),
      },
    ],
    ['stateRetired', { label: 'Aposentado pelo INSS', values: YES_NO }],
  ])

const code = (text: string) => (text === '' ? null : Number(text))

const subjectOf = (whose: RuleSubject['whose'], ask: (trait: keyof RuleSubject) => string): RuleSubject => ({
  whose,
  get planId() {
    return code(ask('planId'))
  },
  get representative() {
    return ask('representative')
  },
  get kinship() {
    return code(ask('kinship'))
  },
  get invalid() {
    return ask('invalid')
  },
  get schooling() {
    return ask('schooling')
  },
  get migrated() {
    return ask('migrated') === 'S'
  },
  get selfSponsorshipReason() {
    return ask('selfSponsorshipReason')
  },
  get stateRetired() {
    return ask('stateRetired')
  },
})

/** The tables that required documents depend on. */
type DocumentTables = Pick<
  FundTables,
  'plans' | 'kinships' | 'schooling' | 'documentTypes' | 'requiredDocuments'
>

/**
 * The documents by the role of the person who must supply them, of requests in any plan or in the given one; request
 * types with the same documents share a row.
 */
export function documentRows(tables: DocumentTables, plan: number | null = null): readonly DocumentRow[] {
  const traits = traitsOf(tables)
  const nameOf = (rows: FundTables['documentTypes'], id: number) =>
    rows.find((row) => row.id === id)?.name ?? `${id}`
  const ofPlan = tables.requiredDocuments.filter(
    ({ planId }) => plan === null || planId === null || planId === plan,
  )
  const rows = ofPlan.flatMap(({ requestTypes, planId, of, documentTypeId, rule }) =>
    requestTypes.map((type): DocumentRow => {
      const rules = kindOf(type)?.documents
      const holds = (all: (trait: string) => string) => {
        const ask = (trait: string) => (plan !== null && trait === 'planId' ? `${plan}` : all(trait))
        return ruleApplies(
          rule,
          subjectOf(of === 'holder' ? 'holder' : 'dependant', ask),
          rules ?? { asks: {} },
        )
      }
      const asked = inWords(clausesOf(holds, traits), traits)
      return {
        types: [type],
        name: nameOf(tables.documentTypes, documentTypeId),
        of,
        plan: planId === null ? null : nameOf(tables.plans, planId),
        regra: rule,
        asked,
        holdsBack: rules === undefined ? '' : holdsBackOf(rules, { of, documentTypeId, rule, asked }),
      }
    }),
  )
  const groups = new Map<string, DocumentRow>()
  for (const row of rows) {
    const key = JSON.stringify({ ...row, types: [] })
    groups.set(key, { ...row, types: [...(groups.get(key)?.types ?? []), ...row.types] })
  }
  return [...groups.values()]
}

function holdsBackOf(
  { exemptDocumentTypes, exemptRules, anySituationRules }: DocumentRules,
  {
    of,
    documentTypeId,
    rule,
    asked,
  }: Pick<DocumentRow, 'of' | 'asked'> & { readonly documentTypeId: number; readonly rule: number },
): string {
  if (asked === NEVER) return 'não, pois nunca é pedido'
  if (of !== 'holder') return 'sim, até ser anexado'
  if (exemptDocumentTypes.includes(documentTypeId) || exemptRules.includes(rule)) return 'não'
  return anySituationRules.includes(rule)
    ? 'sim, até ter alguma situação'
    : 'sim, até ser anexado e não rejeitado'
}
