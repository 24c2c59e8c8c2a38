import { describe, expect, test } from 'vitest'
import { getStateNodes } from 'xstate/graph'
import { charts } from '#tools/chart-paths/charts.ts'
import { charts as placed } from '../../tools/gallery/charts.ts'
import { pictures } from '../../tools/gallery/pictures.ts'

/** States that are left at once by an event that their entry raises. */
const PASSED: Readonly<Record<string, readonly string[]>> = { screens: ['visiting.arriving'] }

const seen = charts.filter(({ labels }) => labels.unseen === undefined)

describe('the gallery', () => {
  test('contains every chart with a screen', () => {
    expect(placed.map(({ name }) => name).sort()).toEqual(seen.map(({ name }) => name).sort())
  })

  test('opens every listed expander', () => {
    const listed = placed.map(({ name, folded = {} }) => [name, Object.values(folded).flat()])
    const opened = placed.map(({ name }) => [
      name,
      pictures.filter(({ chart }) => chart === name).flatMap((picture) => picture.unfolded ?? []),
    ])
    expect(opened).toEqual(listed)
  })

  test('shows the charts of the portal', () => {
    const others = seen.filter(
      ({ name, machine }) => placed.find((place) => place.name === name)?.machine !== machine,
    )
    expect(others.map(({ name }) => name)).toEqual([])
  })

  test('shows every state of every chart', () => {
    const missing = seen.flatMap(({ name, machine }) => {
      const shown = new Set(
        pictures.filter((picture) => picture.chart === name).flatMap(({ leaves }) => leaves),
      )
      return (
        getStateNodes(machine.root)
          // Final states have no screen, and states that always lead on are left at once.
          .filter(({ type, always }) => type === 'atomic' && !always?.length)
          .map(({ path }) => path.join('.'))
          .filter((state) => !shown.has(state) && !PASSED[name]?.includes(state))
          .map((state) => `${name}: ${state}`)
      )
    })
    expect(missing).toEqual([])
  })
})
