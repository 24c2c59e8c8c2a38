import { describe, expect, test } from 'vitest'

import { clausesOf, inWords, type Trait } from '../../tools/flows/describe/condition.ts'

const answered = new Map([
  ['', 'não respondido'],
  ['S', 'sim'],
  ['N', 'não'],
])
const traits: ReadonlyMap<string, Trait> = new Map([
  ['represented', { label: 'Tem representante', values: answered }],
  [
    'plan',
    {
      label: 'Plano',
      values: new Map([
        ['1', 'um'],
        ['2', 'dois'],
      ]),
    },
  ],
  ['kinship', { label: 'Parentesco', values: new Map(['a', 'b', 'c', 'd', 'e'].map((key) => [key, key])) }],
])

type Rule = (ask: (trait: string) => string) => boolean

const described = (rule: Rule) => inWords(clausesOf(rule, traits), traits)

describe('conditions of a rule in pt-BR', () => {
  test.each<[string, string, Rule]>([
    ['holds always', 'sempre', () => true],
    ['never holds', 'nunca', () => false],
    ['looks at one answer', 'Tem representante: sim', (ask) => ask('represented') === 'S'],
    [
      'looks at a second answer after a first one',
      'Plano: dois; Tem representante: sim',
      (ask) => ask('plan') === '2' && ask('represented') === 'S',
    ],
    [
      'looks at a second answer that does not matter',
      'Plano: dois',
      (ask) => ask('plan') === '2' && ask('represented') !== 'nobody',
    ],
    ['leaves few out', 'Parentesco: qualquer, exceto b', (ask) => ask('kinship') !== 'b'],
    ['takes several', 'Parentesco: a ou b', (ask) => ['a', 'b'].includes(ask('kinship'))],
    [
      'has two ways',
      'Plano: um – ou – Plano: dois; Tem representante: sim',
      (ask) => ask('plan') === '1' || ask('represented') === 'S',
    ],
    ['looks at what is not known', 'nunca', (ask) => ask('nothing') === 'S'],
  ])('that %s', (_what, words, rule) => {
    expect(described(rule)).toBe(words)
  })
})
