import { describe, expect, test } from 'vitest'
import { getStateNodes } from 'xstate/graph'

import { charts as placed } from '../../gallery/charts.ts'
import { pictures } from '../../gallery/pictures.ts'
import { charts } from '../../model-tests/charts.ts'

/** States that are left at once by an event that their entry raises. */
const PASSED: Readonly<Record<string, readonly string[]>> = { portal: ['visiting.arriving'] }

const seen = charts.filter(({ unseen }) => unseen === undefined)

describe('the gallery', () => {
  test('contains every chart with a screen', () => {
    expect(placed.map(({ name }) => name).sort()).toEqual(seen.map(({ name }) => name).sort())
  })

  test.each(placed.map(({ name, folded = {} }) => [name, Object.values(folded).flat()] as const))(
    'opens every listed tab and expander of %s',
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
      // Final states have no screen, and states that always lead on are left at once.
      .filter(({ type, always }) => type === 'atomic' && !always?.length)
      .map(({ path }) => path.join('.'))
    expect(states.filter((state) => !shown.has(state))).toEqual(PASSED[name] ?? [])
  })
})
