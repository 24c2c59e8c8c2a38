import { existsSync } from 'node:fs'

import { describe, expect, test } from 'vitest'
import { getStateNodes } from 'xstate/graph'

import type { ChartMeta } from '#machines/support/chart-meta.ts'

import { charts } from '#tools/chart-paths/charts.ts'
import { CITING, citedIn, sourcesIn } from '../../tools/cli/docs/cited.ts'
import { DECISION_ID } from '../../tools/cli/docs/decisions.ts'
import { missingSentences, portalText, quotedIn } from '../../tools/cli/docs/requirement-sentences.ts'
import { readAreas, readRegister, requirementsIn } from '../../tools/cli/docs/requirements.ts'

/** The prefix of each file, written out because ids are cited elsewhere. */
const PREFIXES: Readonly<Record<string, string>> = {
  'acceptance.md': 'ACCEPT',
  'address.md': 'ADDRESS',
  'bank-data.md': 'BANKDATA',
  'bank.md': 'BANK',
  'benefit.md': 'BENEFIT',
  'claims.md': 'CLAIM',
  'cloud.md': 'CLOUD',
  'consent.md': 'CONSENT',
  'dependants.md': 'DEPENDANTS',
  'documents.md': 'DOCUMENTS',
  'enrolment.md': 'ENROL',
  'form.md': 'FORM',
  'list.md': 'LIST',
  'login.md': 'LOGIN',
  'look-and-accessibility.md': 'LOOK',
  'messages.md': 'MESSAGES',
  'navigation.md': 'NAV',
  'participant-area.md': 'AREA',
  'portability.md': 'PORT',
  'representative.md': 'REPRESENTATIVE',
  'self-sponsorship.md': 'SPONSOR',
  'server.md': 'SERVER',
  'session.md': 'SESSION',
  'sickness.md': 'SICKNESS',
  'staff.md': 'STAFF',
  'statuses.md': 'STATUS',
  'steps.md': 'STEPS',
  'types.md': 'TYPES',
  'upload.md': 'UPLOAD',
  'validation.md': 'VALID',
  'visitors.md': 'VISITOR',
  'withdrawal.md': 'WITHDRAWAL',
}

const ONE_SOURCE = `(core|specialised) \\d|(?=D)${DECISION_ID}|decisions, [A-Z][a-z ]+`
const SOURCES = new RegExp(`^(${ONE_SOURCE})(, (${ONE_SOURCE}))*$`)

/** Requirements without a test, and why. */
const NOT_TESTED: Readonly<Record<string, string>> = {
  'ENROL-13': 'a constant of its own file is data that can be edited',
  'SERVER-10': 'what is used nowhere leaves nothing to observe',
}

const areas = readAreas()
const all = [...areas.values()].flat()

describe('the register of requirements', () => {
  test('is read line by line', () => {
    const page = '# A\n\n| Id | Requirement | Requisito | Source | Decided in |\n|---|---|---|---|---|\n'
    expect(
      requirementsIn(`${page}| A-01 | One. | Um. | core 2, D-01 | \`a.ts\`, \`b\` |\n| A-02 | Two. | |`),
    ).toEqual([
      { id: 'A-01', text: 'One.', textPt: 'Um.', source: 'core 2, D-01', decidedIn: ['a.ts', 'b'] },
      { id: 'A-02', text: 'Two.', textPt: '', source: '', decidedIn: [''] },
    ])
    expect(requirementsIn(`${page}| A-03 | Three. | Três. | D-02 | open |`)[0]?.decidedIn).toEqual([])
  })

  test('of a revision without Portuguese texts is read too', () => {
    const page = '# A\n\n| Id | Requirement | Source | Decided in |\n|---|---|---|---|\n'
    expect(requirementsIn(`${page}| A-01 | One. | core 2 | \`a.ts\` |`)).toEqual([
      { id: 'A-01', text: 'One.', textPt: '', source: 'core 2', decidedIn: ['a.ts'] },
    ])
  })

  test('has a file for each prefix', () => {
    expect([...areas.keys()]).toEqual(Object.keys(PREFIXES))
  })

  test('has the ids of a file under its prefix, at least one', () => {
    const misplaced = Object.entries(PREFIXES).flatMap(([file, prefix]) => {
      const ids = (areas.get(file) ?? []).map(({ id }) => id)
      return ids.length === 0 ? [file] : ids.filter((id) => !new RegExp(`^${prefix}-\\d{2}$`).test(id))
    })
    expect(misplaced).toEqual([])
  })

  test('has unique ids', () => {
    expect(all.map(({ id }) => id).filter((id, index, ids) => ids.indexOf(id) !== index)).toEqual([])
    expect(readRegister().size).toBe(all.length)
  })

  test('has a whole sentence in both languages and a source in each line', () => {
    const sentence = /^.+[.']$/
    const empty = all.filter(
      ({ text, textPt, source }) => !sentence.test(text) || !sentence.test(textPt) || !SOURCES.test(source),
    )
    expect(empty.map(({ id }) => id)).toEqual([])
  })

  test('has no sentence twice', () => {
    const texts = all.flatMap(({ text, textPt }) => [text, textPt])
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([])
  })

  test('quotes only what the portal says', () => {
    const portal = portalText()
    expect(missingSentences("It says 'Sua sessão expirou.' within 'Máximo 15%'.", portal)).toEqual([])
    expect(missingSentences("It says 'Sua sessão acabou.'", portal)).toEqual(['Sua sessão acabou.'])
    expect(
      all.flatMap(({ id, text }) => missingSentences(text, portal).map((one) => `${id}: ${one}`)),
    ).toEqual([])
  })

  test('has the same quotations in both languages', () => {
    const quotations = (text: string) =>
      [...quotedIn(text), ...[...text.matchAll(/`[^`]+`/g)].map(([code]) => code)].toSorted()
    expect(quotations("'Sair' and `a`, the person's own")).toEqual(['Sair', '`a`'])
    const different = all.filter(
      ({ text, textPt }) => quotations(text).join('\n') !== quotations(textPt).join('\n'),
    )
    expect(different.map(({ id }) => id)).toEqual([])
  })

  test('names only existing files', () => {
    const missing = all.flatMap(({ id, decidedIn }) =>
      decidedIn.filter((path) => path === '' || !existsSync(path)).map((path) => `${id}: ${path}`),
    )
    expect(missing).toEqual([])
  })
})

describe('tests of the requirements', () => {
  const ofCharts = charts.flatMap(({ machine }) =>
    getStateNodes(machine.root).flatMap((node) => (node.meta as ChartMeta | undefined)?.requirements ?? []),
  )
  const ofTests = CITING.flatMap(sourcesIn).flatMap(({ text }) => citedIn(text))
  const cited = new Set<string>([...ofCharts, ...ofTests])

  test('each requirement is named by a chart or a test, but those with a reason', () => {
    const unnamed = all.map(({ id }) => id).filter((id) => !cited.has(id))
    expect(unnamed.toSorted()).toEqual(Object.keys(NOT_TESTED))
  })
})
