import { readdirSync } from 'node:fs'

import { describe, expect, test } from 'vitest'
import { type AnyStateMachine, StateMachine } from 'xstate'
import { getStateNodes } from 'xstate/graph'

import { charts } from '../../gallery/charts.ts'
import { pictures } from '../../gallery/pictures.ts'

/** Charts that nobody looks at, and why. */
const UNSEEN: Readonly<Record<string, string>> = {
  write: 'whoever invokes it shows that something is being written, and what became of it',
  router: 'a navigation that waits is asked about by the form that it would leave',
  'request-status': 'it is asked what is allowed; its letters stand on the list and on every request',
}

const folders = readdirSync(new URL('../../machines', import.meta.url)).filter((name) => name !== 'support')

/** The chart of a folder, entered as everybody enters it. */
async function chartIn(folder: string): Promise<AnyStateMachine> {
  const module: object = await import(`../../machines/${folder}/index.ts`)
  const chart = Object.values(module).find((exported) => exported instanceof StateMachine)
  if (!chart) throw new Error(`machines/${folder} has no chart`)
  return chart
}

describe('the gallery', () => {
  test('has a place for every chart that somebody sees', () => {
    const seen = charts.map(({ name }) => name)
    expect([...seen, ...Object.keys(UNSEEN)].sort()).toEqual([...folders].sort())
  })

  test.each(charts.map(({ name, folded = {} }) => [name, Object.values(folded).flat()] as const))(
    'unfolds what it says is folded away in %s',
    (name, words) => {
      const unfolded = pictures
        .filter(({ chart }) => chart === name)
        .flatMap((picture) => picture.unfolded ?? [])
      expect(unfolded).toEqual(words)
    },
  )

  test.each(folders.filter((folder) => !(folder in UNSEEN)))('shows every state of %s', async (folder) => {
    const chart = await chartIn(folder)
    expect(charts.some(({ name, machine }) => name === folder && machine === chart)).toBe(true)

    const shown = new Set(
      pictures.filter((picture) => picture.chart === folder).flatMap(({ leaves }) => leaves),
    )
    const states = getStateNodes(chart.root)
      // Whoever invoked a chart goes on when it ends, and nobody stays where something always leads on.
      .filter(({ type, always }) => type === 'atomic' && !always?.length)
      .map(({ path }) => path.join('.'))
    expect(states.filter((state) => !shown.has(state))).toEqual([])
  })
})
