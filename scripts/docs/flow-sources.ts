import { dirname } from 'node:path'

import { messages } from '#domain/messages.ts'

import type { Sources } from '../../flows/build/site.ts'
import { readDecisions } from './decisions.ts'
import { readRegister } from './requirements.ts'
import { readSources } from './sources.ts'

const NAMED = /\b(?:entranceM|m)essages\.(\w+)/g

/** What the analysts' pages say of a chart besides what it says itself: from the register, and from its sources. */
export function flowSources(version: string): Sources {
  const register = readRegister()
  const decisions = new Map(readDecisions().map(({ id, lines: [first = ''] }) => [id, first]))
  const sources = readSources(['machines'])
  return {
    version,
    requirement: (id) => {
      const text = register.get(id)?.text ?? decisions.get(id)?.replace('- Decision: ', '')
      if (text === undefined) throw new Error(`Neither requirement nor decision: ${id}`)
      return text
    },
    sentencesOf: (chart) => {
      const named = [...sources]
        .filter(([file]) => dirname(file) === `machines/${chart}`)
        .flatMap(([, text]) => [...text.matchAll(NAMED)].map(([, name = '']) => name))
      return [...new Set(named)].flatMap(sentenceOf)
    },
  }
}

/** With dots for what changes in it; none for a name that the catalogue does not have. */
function sentenceOf(name: string): readonly string[] {
  const message = (messages as Readonly<Record<string, unknown>>)[name]
  if (typeof message === 'function')
    return [String(message(...Array.from({ length: message.length }, () => '…')))]
  return typeof message === 'string' ? [message] : []
}
