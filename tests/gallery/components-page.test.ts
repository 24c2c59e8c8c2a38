import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const folder = (path: string) => new URL(`../../${path}/`, import.meta.url)

/**
 * The links look like their context and are shown with it; the other file replaces a package and draws
 * nothing.
 */
const NOTHING_TO_SEE = ['link.tsx', 'remove-scroll-stub.tsx']

test('the components page shows every primitive', () => {
  const page = readdirSync(folder('tools/gallery/components'))
    .map((name) => readFileSync(new URL(name, folder('tools/gallery/components')), 'utf8'))
    .join('\n')
  const missing = readdirSync(folder('ui/primitives'))
    .filter((name) => name.endsWith('.tsx') && !NOTHING_TO_SEE.includes(name))
    .filter((name) => !page.includes(`#ui/primitives/${name}`))
  expect(missing).toEqual([])
})
