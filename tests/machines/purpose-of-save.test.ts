import { describe, expect, test } from 'vitest'

import { contextOf, type EditorEvent, submissionOf } from '#machines/form/form-editor/index.ts'

import { opened } from '../../model-tests/form/form-editor/form-editor.models.ts'

const settled = contextOf(opened('um rascunho com os documentos'))
const { filled } = settled
const unsaved = {
  ...settled,
  filled: {
    ...filled,
    answers: { ...filled.answers, detalhes: { ...filled.answers.detalhes, conta: '999' } },
  },
}

/** The purpose and the intent on the wire. */
function saveAt(type: string, context = settled) {
  const { purpose, save } = submissionOf({ context, event: { type } as EditorEvent })
  return [purpose, save.intent]
}

describe('the event that starts a save says what the save is for', () => {
  test.each([
    ['step.checked', ['next', 'L']],
    ['save.requested', ['later', 'L']],
    ['cancel.requested', ['cancel', 'N']],
    ['request.checked', ['send', 'A']],
    ['submission.changesSaved', ['send', 'A']],
  ])('%s: %j', (type, expected) => {
    expect(saveAt(type)).toEqual(expected)
  })

  test('unsaved answers are saved before a request is sent', () => {
    expect(saveAt('request.checked', unsaved)).toEqual(['keep', 'L'])
  })

  test.each(['step.left', 'xstate.init', ''])('another event starts none: %s', (type) => {
    expect(() => saveAt(type)).toThrow(`formEditor: no save starts with ${type}`)
    expect(() => saveAt(type, unsaved)).toThrow(`formEditor: no save starts with ${type}`)
  })
})
