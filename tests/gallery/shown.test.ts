import { describe, expect, test } from 'vitest'
import { getStateNodes } from 'xstate/graph'

import { charts as placed } from '../../gallery/charts.ts'
import { pictures } from '../../gallery/pictures.ts'
import { charts } from '../../model-tests/charts.ts'

/** States that the event which their entry raises leaves at once. */
const PASSED: Readonly<Record<string, readonly string[]>> = { portal: ['visiting.arriving'] }

const seen = charts.filter(({ unseen }) => unseen === undefined)

describe('the gallery', () => {
  test('has a place for every chart that somebody sees', () => {
    expect(placed.map(({ name }) => name).sort()).toEqual(seen.map(({ name }) => name).sort())
  })

  test.each(placed.map(({ name, folded = {} }) => [name, Object.values(folded).flat()] as const))(
    'unfolds what it says is folded away in %s',
    (name, words) => {
      const unfolded = pictures
        .filter(({ chart }) => chart === name)
        .flatMap((picture) => picture.unfolded ?? [])
      expect(unfolded).toEqual(words)
    },
  )

  test.each(seen)('shows every state of $name', ({ name, machine }) => {
    expect(placed.find((place) => place.name === name)?.machine).toBe(machine)

    const shown = new Set(
      pictures.filter((picture) => picture.chart === name).flatMap(({ leaves }) => leaves),
    )
    const states = getStateNodes(machine.root)
      // Whoever invoked a chart goes on when it ends, and nobody stays where something always leads on.
      .filter(({ type, always }) => type === 'atomic' && !always?.length)
      .map(({ path }) => path.join('.'))
    expect(states.filter((state) => !shown.has(state))).toEqual(PASSED[name] ?? [])
  })
})
