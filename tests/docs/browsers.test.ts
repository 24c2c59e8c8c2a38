import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

import * as accessibility from '#ui/texts/accessibility.ts'

const SENTENCE =
  'O portal funciona no Chrome e no Edge 111, no Firefox 121 e no Safari 16.4 (iPhone e iPad com iOS 16.4), e em versões mais novas.'

test('build, README, first page and statement of accessibility name the same browsers', () => {
  const target = /target: (\[.+\])/.exec(readFileSync('vite.config.ts', 'utf8'))?.[1]
  expect(target).toBe("['chrome111', 'edge111', 'firefox121', 'safari16.4', 'ios16.4']")
  expect(readFileSync('README.md', 'utf8')).toContain(
    'The portal runs in Chrome and Edge 111, Firefox 121 and Safari 16.4 (iOS 16.4), and in newer ones',
  )
  expect(readFileSync('index.html', 'utf8')).toContain(SENTENCE)
  expect(accessibility.done).toContain(SENTENCE)
})
