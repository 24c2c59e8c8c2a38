import { setup } from 'xstate'

import type { FieldPath } from '#domain/forms/address-look-up.ts'
import { documentRowsMachine } from '../../documents/document-rows/index.ts'
import type { ChartMeta } from '../../support/chart-meta.ts'
import { autosaveMachine } from '../autosave/index.ts'
import { beneficiariesMachine } from '../beneficiaries/index.ts'
import { draftMachine } from '../draft/index.ts'
import { formOptionsMachine } from '../form-options/index.ts'
import { personLookupMachine } from '../person-lookup/index.ts'
import { postalCodeMachine } from '../postal-code/index.ts'
import { submissionMachine } from '../submission/index.ts'
import { versionChoiceMachine } from '../version-choice/index.ts'
import type { EditorContext, EditorEvent, EditorInput } from './form-editor.types.ts'

export const editorSetup = setup({
  types: {} as {
    input: EditorInput
    context: EditorContext
    events: EditorEvent
    meta: ChartMeta
    tags: 'visibleRows' | 'covered' | 'help'
    children: {
      autosave: 'autosave'
      beneficiaries: 'beneficiaries'
      documentRows: 'documentRows'
      draft: 'draft'
      formOptions: 'formOptions'
      personLookup: 'personLookup'
      submission: 'submission'
      versionChoice: 'versionChoice'
      [path: FieldPath]: 'postalCode'
    }
  },
  actors: {
    autosave: autosaveMachine,
    beneficiaries: beneficiariesMachine,
    documentRows: documentRowsMachine,
    draft: draftMachine,
    formOptions: formOptionsMachine,
    personLookup: personLookupMachine,
    postalCode: postalCodeMachine,
    submission: submissionMachine,
    versionChoice: versionChoiceMachine,
  },
})
