import { describe, expect, test } from 'vitest'

import { contextOf, type EditorEvent, submissionOf } from '#machines/form/form-editor/index.ts'

import { opened } from '../../model-tests/form/form-editor/form-editor.models.ts'

const settled = { ...contextOf(opened('um rascunho com os documentos')), hasUnsaved: false }
const unsaved = { ...settled, hasUnsaved: true }

/** The purpose and the intent on the wire; events of child charts are not among those of the editor. */
function saveAt(type: string, context = settled) {
  const { purpose, save } = submissionOf({ context, event: { type } as EditorEvent })
  return [purpose, save.intent]
}

describe('the event that starts a save says what the save is for', () => {
  test.each([
    ['step.completed', ['next', 'L']],
    ['save.requested', ['later', 'L']],
    ['cancel.requested', ['cancel', 'N']],
    ['send.requested', ['send', 'A']],
    ['xstate.done.actor.submission', ['send', 'A']],
  ])('%s: %j', (type, expected) => {
    expect(saveAt(type)).toEqual(expected)
  })

  test('unsaved answers are saved before a request is sent', () => {
    expect(saveAt('send.requested', unsaved)).toEqual(['keep', 'L'])
  })

  test.each([
    'step.left',
    'answer.changed',
    'save.wanted',
    'xstate.done.actor.attachment',
    'xstate.init',
    '',
  ])('another event starts none: %s', (type) => {
    expect(() => saveAt(type)).toThrow(`editor: no task starts with ${type}`)
    expect(() => saveAt(type, unsaved)).toThrow(`editor: no task starts with ${type}`)
  })
})
