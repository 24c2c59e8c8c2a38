import { describe, expect, test } from 'vitest'

import {
  hasSavableChanges,
  isBegun,
  malformedMarked,
  wellFormed,
  withAutosaved,
} from '#domain/filled-requests/autosave.ts'
import { answerChanged, rowsChanged } from '#domain/filled-requests/changes.ts'
import type { FilledRequest } from '#domain/filled-requests/filled-request.ts'
import { answersOut, differsFromStored, withDraft } from '#domain/filled-requests/versions.ts'
import { factsOf } from '#domain/requests/reference.ts'
import { ana, loaded, reference, savedReply, unsaved, visit } from '#tools/samples/wizard.ts'

const facts = factsOf(visit().participant, reference)
const opened = (request = loaded()) => withDraft(request, facts).filled

const typed = (filled: FilledRequest, name: string, value: string) =>
  answerChanged(filled, { part: 'detalhes', name, value })

describe('a malformed answer of a draft that saves itself (FORM-46)', () => {
  test('is left out, as the server has it, and everything else is sent', () => {
    const filled = typed(typed(opened(), 'agencia', '12'), 'nome_pai', 'Augusto')
    const stored = filled.stored.detalhes.agencia
    expect(stored).toMatch(/^\d{4}$/)
    expect(answersOut(wellFormed(filled)).detalhes).toMatchObject({ agencia: stored, nome_pai: 'Augusto' })
    expect(hasSavableChanges(filled)).toBe(true)
    expect(filled.answers.detalhes.agencia).toBe('12')
  })

  test('is sent empty where the server has none', () => {
    const filled = typed({ ...opened(), stored: { ...opened().stored, detalhes: {} } }, 'agencia', '12')
    expect(answersOut(wellFormed(filled)).detalhes.agencia).toBe('')
  })

  test('is marked, and is nothing to save by itself', () => {
    const filled = typed(opened(), 'agencia', '12')
    expect(filled.problems).toEqual([])
    expect(malformedMarked(filled).problems.map(({ path }) => path)).toEqual(['detalhes.agencia'])
    expect(malformedMarked(filled).alert).toBeNull()
    expect(hasSavableChanges(filled)).toBe(false)
  })
})

describe('a new request (FORM-46)', () => {
  test('is worth a save once its first section is complete', () => {
    const filled = opened(unsaved)
    const without = typed(filled, 'beneficio', '')
    expect(isBegun(without)).toBe(false)
    expect(isBegun(typed(without, 'beneficio', filled.answers.detalhes.beneficio ?? ''))).toBe(true)
  })

  test('is worth it, complete or not, once the server has it', () => {
    expect(isBegun(typed(opened(), 'beneficio', ''))).toBe(true)
  })
})

describe('the reply to a save that went on while the participant typed', () => {
  const added = rowsChanged(opened(), { type: 'row.added', part: 'dependentes' })
  const [row] = added.answers.dependentes
  const rowId = row?.id ?? 0
  const named = answerChanged(added, { part: 'dependentes', rowId, name: 'nome', value: 'Ana' })
  const reply = savedReply({ id: 12, version: 4, rows: { dependentes: [{ ...ana, id: 31 }] } })

  test('leaves what was typed since, and is not all that was typed', () => {
    const sent = answersOut(named)
    const later = typed(named, 'nome_pai', 'Augusto')
    const kept = withAutosaved(later, sent, reply, 'L')
    expect(kept.request).toMatchObject({ id: 12, version: 4, status: 'L' })
    expect(kept.answers.detalhes.nome_pai).toBe('Augusto')
    expect(differsFromStored(kept)).toBe(true)
    expect(differsFromStored(withAutosaved(named, sent, reply, 'L'))).toBe(false)
  })

  test('gives new rows their ids, also in what is marked and what can be undone', () => {
    const path = `dependentes.${rowId}.nome`
    const marked = { ...named, left: [path, 'detalhes.banco'], validatedPaths: [path] }
    const problems = [{ path, message: 'Nome não aceito' }]
    const removedRows = [{ part: 'dependentes', index: 0, row: { id: rowId, values: {} } }] as const
    const kept = withAutosaved({ ...marked, problems, removedRows }, answersOut(named), reply, 'L')
    expect(kept.answers.dependentes).toEqual([{ id: 31, values: named.answers.dependentes[0]?.values }])
    expect(kept.left).toEqual(['dependentes.31.nome', 'detalhes.banco'])
    expect(kept.validatedPaths).toEqual(['dependentes.31.nome'])
    expect(kept.problems).toEqual([{ path: 'dependentes.31.nome', message: 'Nome não aceito' }])
    expect(kept.removedRows).toEqual([{ part: 'dependentes', index: 0, row: { id: 31, values: {} } }])
  })

  test('leaves the ids where the server has other rows than were sent', () => {
    const kept = withAutosaved(named, answersOut(named), savedReply({ rows: { dependentes: [] } }), 'L')
    expect(kept.answers.dependentes.map(({ id }) => id)).toEqual([rowId])
  })
})
