import { expect, test } from 'vitest'

import { matches } from '../../tools/cli/lib/dependencies.mjs'

const locked = {
  '': {},
  'node_modules/a': { version: '1.0.0' },
  'node_modules/b-for-another-platform': { version: '2.0.0', optional: true },
}

test.each([
  { name: 'the same packages', installed: { 'node_modules/a': { version: '1.0.0' } }, same: true },
  { name: 'another version', installed: { 'node_modules/a': { version: '1.0.1' } }, same: false },
  { name: 'a missing package', installed: {}, same: false },
  {
    name: 'one package too many',
    installed: { 'node_modules/a': { version: '1.0.0' }, 'node_modules/c': { version: '3.0.0' } },
    same: false,
  },
  { name: 'no installation that came to its end', installed: null, same: false },
])('matches recognises $name', ({ installed, same }) => {
  expect(matches(locked, installed)).toBe(same)
})
