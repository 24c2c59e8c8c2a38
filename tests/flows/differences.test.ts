import { describe, expect, test } from 'vitest'
import { flowSources } from '../../tools/cli/docs/flow-sources.ts'
import { type Difference, differencesBetween, rulesOfPerson } from '../../tools/flows/rules/differences.ts'

const { tables } = flowSources('1.0.0')

const rulesOf = (planId: number, categoryId: number) =>
  rulesOfPerson(tables, {
    withdrawalAllowed: true,
    memberships: [
      {
        planId,
        categoryId,
        situationId: null,
        startedOn: '1990-01-31',
        endedOn: null,
        variablePercent: null,
      },
    ],
  })

const active1 = rulesOf(1, 1)
const active2 = rulesOf(2, 1)

describe('the differences of a participant from an active one', () => {
  test('a pensioner is offered the death pension besides, and nothing else changes', () => {
    expect(differencesBetween(rulesOf(1, 5), active1)).toEqual([
      { kind: 'type', type: 4, results: ['offered', 'notOffered'] },
    ])
    expect(differencesBetween(active1, active1)).toEqual([])
  })

  test('a field is compared where both can start the type, by what is said of the given plan', () => {
    const differences = differencesBetween(active1, active2)
    expect(differences).toContainEqual({
      kind: 'field',
      type: 7,
      label: 'Você quer alterar a contribuição espontânea?',
      path: 'detalhes.alterar_espontanea',
      what: 'shown',
      words: ['nunca', 'sempre'],
    })
    const offeredToOne = differences.flatMap((one) => (one.kind === 'type' ? [one.type] : []))
    expect(offeredToOne).toEqual([8, 11])
    const ofThem = ({ kind, type }: Difference) => kind !== 'type' && offeredToOne.includes(type)
    expect(differences.filter(ofThem)).toEqual([])
  })

  test('a document of one plan is asked of its participants alone', () => {
    const name = 'Carteira de trabalho: folhas do contrato e da baixa'
    expect(differencesBetween(active1, active2)).toContainEqual({
      kind: 'document',
      type: 1,
      name,
      isAsked: true,
    })
    expect(differencesBetween(active2, active1)).toContainEqual({
      kind: 'document',
      type: 1,
      name,
      isAsked: false,
    })
    expect(new Set(active1.documents.map(({ plan }) => plan))).not.toContain('Plano de Benefícios II')
  })
})
