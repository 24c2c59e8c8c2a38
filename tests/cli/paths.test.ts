import { describe, expect, test } from 'vitest'

import { optionsIn } from '../../tools/cli/paths/options.ts'
import { reportOf } from '../../tools/cli/paths/report.ts'

const CHARTS = ['query', 'screens']

const refusal = (...args: readonly string[]): readonly string[] => {
  try {
    optionsIn(args, CHARTS)
  } catch (error) {
    return error instanceof Error ? error.message.split('\n') : []
  }
  return []
}

describe('optionsIn', () => {
  test('defaults to all charts', () => {
    expect(optionsIn([], CHARTS)).toEqual({
      chart: null,
      criterion: 'guards',
      restartCost: 7.5,
      maxSteps: undefined,
      seed: undefined,
      walk: undefined,
      format: 'text',
      isReport: false,
    })
  })

  test('reads every option', () => {
    const args =
      'screens --criterion pairs --restart-cost 3 --max-steps 20 --seed 9 --walk 50 --until 90 --format json'
    expect(optionsIn(args.split(' '), CHARTS)).toEqual({
      chart: 'screens',
      criterion: 'pairs',
      restartCost: 3,
      maxSteps: 20,
      seed: 9,
      walk: { steps: 50, covered: 90 },
      format: 'json',
      isReport: false,
    })
    expect(optionsIn(['screens', '--report'], CHARTS)).toMatchObject({ chart: 'screens', isReport: true })
  })

  test.each([
    [['door'], 'There is no chart door.'],
    [['query', 'screens'], 'One chart at a time: query, screens are 2.'],
    [
      ['--criterion', 'lines'],
      '--criterion lines is none of guards, visits, transitions, cases, states, requirements, configurations, pairs.',
    ],
    [['--format', 'xml'], '--format xml is none of text, json.'],
    [['--restart-cost', '0.5'], '--restart-cost 0.5 is no number from 1 up.'],
    [['--restart-cost', ''], '--restart-cost  is no number from 1 up.'],
    [['--max-steps', '2.5'], '--max-steps 2.5 is no whole number from 1 up.'],
    [['--seed', 'x'], '--seed x is no whole number from 0 up.'],
    [['--walk', '0'], '--walk 0 is no whole number from 1 up.'],
    [['--seed', '-1'], '--seed needs a value; a negative one is written --seed=-1.'],
    [['--seed=-1'], '--seed -1 is no whole number from 0 up.'],
    [['--size'], 'There is no option --size.'],
    [
      ['screens', '--report', '--seed', '2'],
      '--report takes a chart, and no other option: it is about what the tests take.',
    ],
    [['--help'], 'npm run paths                          all charts'],
    [['--until', '90'], '--until needs --walk.'],
    [['--walk', '9', '--until', '101'], '--until 101 is more than 100 %.'],
  ])('refuses %j', (args, sentence) => {
    expect(refusal(...args)[0]).toBe(sentence)
  })

  test('lists the options', () => {
    expect(refusal('--size')).toContain('Charts: query, screens')
    expect(refusal('--size')).toContain('--max-steps <steps>    the most steps of a path (any number)')
  })
})

const plan = {
  chart: 'query',
  states: { covered: 3, all: 3 },
  transitions: { covered: 4, all: 5 },
  guardOutcomes: { covered: 2, all: 2 },
  configurations: 9,
  paths: [
    {
      model: 'visit',
      cases: ['asks', 'fails'],
      end: ['broken'],
      rests: ['broken'],
      taken: ['query/reading/failed#1'],
    },
  ],
  steps: 2,
  cost: 2,
  lowerBound: 2,
  gap: 0,
  goals: 7,
  coverage: 600 / 7,
  missing: [{ id: 'query/reading/left#1', reason: 'no case is left', isAccepted: true }],
  unneeded: [],
  faults: [],
  notes: [],
}

describe('reports of paths', () => {
  test('a random walk has no bound', () => {
    const walk = { ...plan, lowerBound: null, gap: null, paths: [] }
    expect(reportOf([walk, plan], { chart: null, format: 'text' }).split('\n').slice(1, 4)).toEqual([
      'query          3       4 of 5               2               9      0      2     2            —    —    85.7 %',
      'query          3       4 of 5               2               9      1      2     2            2  0 %    85.7 %',
      '2 charts       6      8 of 10               4              18      1      4     4            —    —    85.7 %',
    ])
  })

  test('the text report of a chart has its paths', () => {
    expect(reportOf([plan], { chart: 'query', format: 'text' }).split('\n')).toEqual([
      'chart  states  transitions  guard outcomes  configurations  tests  steps  cost  lower bound  gap  coverage',
      'query       3       4 of 5               2               9      1      2     2            2  0 %    85.7 %',
      '',
      '1. visit → asks → fails ⇒ broken',
      '',
      'Not covered, as the exceptions say:',
      '  query/reading/left#1: no case is left',
    ])
  })

  test('the text report of several charts has their sum', () => {
    const other = { ...plan, chart: 'screens', missing: [], coverage: 100, notes: ['there are too many'] }
    expect(reportOf([plan, other], { chart: null, format: 'text' }).split('\n').slice(1)).toEqual([
      'query          3       4 of 5               2               9      1      2     2            2  0 %    85.7 %',
      'screens        3       4 of 5               2              9+      1      2     2            2  0 %     100 %',
      '2 charts       6      8 of 10               4              18      2      4     4            4  0 %    92.8 %',
      '',
      'Left out:',
      '  screens: there are too many',
      '',
      'Not covered, as the exceptions say:',
      '  query/reading/left#1: no case is left',
    ])
  })

  test('the JSON report of a chart has its figures', () => {
    expect(JSON.parse(reportOf([plan], { chart: 'query', format: 'json' }))).toEqual(plan)
  })
})
