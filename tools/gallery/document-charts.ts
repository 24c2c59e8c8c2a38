import type { AnyMachineSnapshot, SnapshotFrom } from 'xstate'

import { attachmentMachine } from '#machines/documents/attachment/index.ts'
import { cloudPickerMachine } from '#machines/documents/cloud-picker/index.ts'
import { documentReaderMachine } from '#machines/documents/document-reader/index.ts'
import { fileChoiceMachine } from '#machines/documents/file-choice/index.ts'
import { newDocumentMachine } from '#machines/documents/new-document/index.ts'
import { transfersMachine } from '#machines/documents/transfers/index.ts'
import { uploadMachine } from '#machines/documents/upload/index.ts'
import { uploadChooserMachine } from '#machines/documents/upload-chooser/index.ts'

import * as attachment from '../../model-tests/documents/attachment/attachment.cases.ts'
import {
  models as cloudPickerModels,
  traitOf as pickedOf,
} from '../../model-tests/documents/cloud-picker/cloud-picker.models.ts'
import * as documentReader from '../../model-tests/documents/document-reader/document-reader.cases.ts'
import * as fileChoice from '../../model-tests/documents/file-choice/file-choice.cases.ts'
import * as upload from '../../model-tests/documents/upload/upload.cases.ts'
import { models as uploadChooserModels } from '../../model-tests/documents/upload-chooser/upload-chooser.models.ts'
import type { Chart } from './chart.ts'
import {
  attaching,
  EDITOR,
  halfSent,
  inside,
  missingDocument,
  NEW_DOCUMENT,
  PORTAL,
  REQUEST,
  reading,
  sending,
} from './cues.ts'
import { driven } from './driven.ts'
import { newDocumentModels } from './new-document.ts'
import { fullnessOf, onTheirWay, showingRows, transfersModels } from './transfers.ts'

/** Which row and which list; loading and failure look the same for all of them. */
const pickingOf = (snapshot: AnyMachineSnapshot): string => {
  const { row, requestId } = snapshot.context.place
  if (!snapshot.matches('showing')) return ''
  return [requestId && 'requerimento', row && 'linha', pickedOf(snapshot)].filter(Boolean).join(', ')
}

const purposeOf = (snapshot: AnyMachineSnapshot): string => {
  const { rowId, isComplementary } = snapshot.context.place
  if (snapshot.matches('closed')) return snapshot.context.request.summary.status
  if (!snapshot.matches({ preparing: { choosing: 'filling' } })) return ''
  return rowId !== null ? 'para uma linha' : isComplementary ? 'complementar' : ''
}

const droppedOf = ({ context }: AnyMachineSnapshot): string =>
  context.dropped.length > 0 ? 'solto na linha' : ''

export const documentCharts: readonly Chart[] = [
  {
    name: 'document-reader',
    machine: documentReaderMachine,
    at: [...PORTAL, 'documentReader'],
    path: '/ver/7',
    around: [...inside, reading],
    within: [],
    models: () => [
      driven(documentReaderMachine, {
        cases: documentReader.cases,
        input: undefined,
        trait: documentReader.traitOf,
      }),
    ],
    trait: (snapshot) => documentReader.traitOf(snapshot as SnapshotFrom<typeof documentReaderMachine>),
  },
  {
    name: 'cloud-picker',
    machine: cloudPickerMachine,
    at: [...PORTAL, 'cloudPicker'],
    path: '/docsportipo/9/7/31/1',
    around: inside,
    within: [],
    models: () => Object.values(cloudPickerModels).map((build) => build()),
    trait: pickingOf,
  },
  {
    name: 'new-document',
    machine: newDocumentMachine,
    at: NEW_DOCUMENT,
    path: '/novo',
    around: inside,
    within: [halfSent],
    models: newDocumentModels,
    trait: purposeOf,
  },
  {
    name: 'file-choice',
    machine: fileChoiceMachine,
    at: [...NEW_DOCUMENT, 'fileChoice'],
    path: '/novo',
    around: inside,
    within: [],
    models: () => [driven(fileChoiceMachine, fileChoice)],
  },
  {
    name: 'upload',
    machine: uploadMachine,
    at: [...NEW_DOCUMENT, 'upload'],
    path: '/novo',
    around: [...inside, sending],
    within: [],
    models: () => [driven(uploadMachine, upload)],
  },
  {
    name: 'attachment',
    machine: attachmentMachine,
    at: [...EDITOR, 'attachment'],
    path: `${REQUEST}/3`,
    around: [...inside, missingDocument, attaching],
    within: [],
    models: () => [driven(attachmentMachine, attachment)],
  },
  {
    name: 'upload-chooser',
    machine: uploadChooserMachine,
    at: [...EDITOR, 'attachment', 'uploadChooser'],
    path: `${REQUEST}/3`,
    around: [...inside, missingDocument, attaching],
    within: [],
    models: () => Object.values(uploadChooserModels).map((build) => build()),
    trait: droppedOf,
  },
  {
    name: 'transfers',
    machine: transfersMachine,
    at: [...PORTAL, 'transfers'],
    path: `${REQUEST}/3`,
    around: [...inside, showingRows],
    within: onTheirWay,
    models: transfersModels,
    trait: fullnessOf,
  },
]
