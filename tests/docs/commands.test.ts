import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

import { COMMANDS, helpText } from '../../tools/cli/commands.mjs'

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))

test('the table has every script of package.json, and no other', () => {
  const listed = new Set(COMMANDS.map(({ script }) => script))
  expect([...listed].toSorted()).toEqual(Object.keys(scripts).toSorted())
})

test('npm run help lists commands as they are typed, by group', () => {
  const commands = [
    { group: 'Use', script: 'start', line: 'serves the portal' },
    { group: 'Test', script: 'test', args: '--all', line: 'leaves nothing out' },
    { group: 'Use', script: 'fund', args: 'import <files>', line: 'takes people in' },
  ]
  expect(helpText(commands)).toBe(`Use
  npm start                       serves the portal
  npm run fund -- import <files>  takes people in

Test
  npm test -- --all               leaves nothing out`)
})

test('a line of npm run help fits a terminal of 120 columns', () => {
  expect(
    helpText(COMMANDS)
      .split('\n')
      .filter((line) => line.length > 120),
  ).toEqual([])
})
