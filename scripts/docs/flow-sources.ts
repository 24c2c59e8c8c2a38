import { dirname } from 'node:path'

import { messages } from '#domain/messages.ts'

import type { Sources } from '../../flows/build/site.ts'
import { readDecisions } from './decisions.ts'
import { readRegister } from './requirements.ts'
import { readSources } from './sources.ts'

const NAMED = /\b(?:entranceM|m)essages\.(\w+)/g

/** Data for the analysts' pages that is not in the charts: from the register and from the sources. */
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

/** A sentence of the catalogue with dots for its arguments; empty for an unknown name. */
function sentenceOf(name: string): readonly string[] {
  const message = (messages as Readonly<Record<string, unknown>>)[name]
  if (typeof message === 'function')
    return [String(message(...Array.from({ length: message.length }, () => '…')))]
  return typeof message === 'string' ? [message] : []
}
