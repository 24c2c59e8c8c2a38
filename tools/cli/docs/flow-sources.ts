import { readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'

import { messages } from '#domain/messages.ts'
import type { Sources } from '../../flows/build/sources.ts'
import type { FundTables, MessageRow } from '../../flows/describe/rules.ts'
import { sheets } from '../../samples/validation/sheets.ts'
import { inProject } from '../lib/project.mjs'
import { decisionInPortuguese, readDecisions } from './decisions.ts'
import { type MessageKey, namedIn, writtenOut } from './messages.ts'
import { registerRows } from './requirement-rows.ts'
import { readRegister } from './requirements.ts'
import { readSources } from './sources.ts'
import { messageRows } from './validation-rows.ts'

const NAMED = /\b(?:loginM|m)essages\.(\w+)/g

/** Data for the analysts' pages that is not in the charts: from the register and from the sources. */
export function flowSources(version: string): Sources {
  const register = readRegister()
  const textOf = (id: string) => register.get(id)?.textPt ?? ''
  const decisions = new Map(
    readDecisions().map((decision) => [decision.id, decisionInPortuguese(decision, textOf)]),
  )
  const sources = readSources(['machines'])
  const sentencesOf = (chart: string) => {
    const named = [...sources]
      .filter(([file]) => chartIn(file) === chart)
      .flatMap(([, text]) => [...text.matchAll(NAMED)].map(([, name = '']) => name))
    return [...new Set(named)].flatMap((name) => (name in messages ? writtenOut(name as MessageKey) : []))
  }
  return {
    version,
    requirement: (id) => {
      const text = register.get(id)?.textPt ?? decisions.get(id)
      if (text === undefined) throw new Error(`Neither requirement nor decision: ${id}`)
      return text
    },
    sentencesOf,
    register: registerRows(),
    tables: readTables(),
    messages: readMessages([...new Set([...sources.keys()].map(chartIn))], sentencesOf),
  }
}

const chartIn = (file: string) => basename(dirname(file))

/** The tables of the reference server; each fund has its own. */
function readTables(): FundTables {
  const read = (name: string) => JSON.parse(readFileSync(inProject(`server/reference/${name}.json`), 'utf8'))
  return {
    types: read('request-types'),
    plans: read('plans'),
    benefits: read('benefits'),
    roles: read('roles'),
    kinships: read('kinships'),
    schooling: read('schooling'),
    documentTypes: read('document-types'),
    requiredDocuments: read('required-documents'),
  }
}

/** Which charts show a sentence, and beside which fields. */
function readMessages(
  folders: readonly string[],
  sentencesOf: (chart: string) => readonly string[],
): readonly MessageRow[] {
  const rows = messageRows(sheets, [...namedIn(readSources(['domain/forms'])).keys()])
  const shown = new Map(folders.map((chart) => [chart, sentencesOf(chart)]))
  return (Object.keys(messages) as MessageKey[]).map((key) => {
    const sentence = writtenOut(key)
    return {
      sentence,
      charts: folders.filter((chart) => shown.get(chart)?.includes(sentence)),
      fields: rows.filter((row) => row.key === key).map(({ label, types }) => ({ label, types })),
    }
  })
}
