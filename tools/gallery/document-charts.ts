import type { AnyMachineSnapshot, SnapshotFrom } from 'xstate'

import type { documentReaderMachine } from '#machines/documents/document-reader/index.ts'
import { traitOf as pickedOf } from '../../model-tests/documents/cloud-picker/cloud-picker.models.ts'
import * as documentReader from '../../model-tests/documents/document-reader/document-reader.cases.ts'
import type { Placed } from './chart.ts'
import {
  attaching,
  halfSent,
  missingDocument,
  NEW_DOCUMENT,
  REQUEST,
  ROWS,
  reading,
  SCREENS,
  sending,
  signedIn,
  withLetter,
} from './events.ts'
import { newDocumentModels } from './new-document.ts'
import { fullnessOf, onTheirWay, showingRows, uploadQueueModels } from './upload-queue.ts'

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

export const placed: Readonly<Record<string, Placed>> = {
  'document-reader': {
    at: [...SCREENS, 'documentReader'],
    path: '/ver/7',
    around: [...signedIn, reading],
    trait: (snapshot) => documentReader.traitOf(snapshot as SnapshotFrom<typeof documentReaderMachine>),
  },
  'cloud-picker': {
    at: [...SCREENS, 'cloudPicker'],
    path: '/docsportipo/9/7/31/1',
    around: signedIn,
    trait: pickingOf,
  },
  'new-document': {
    at: NEW_DOCUMENT,
    path: '/novo',
    around: signedIn,
    within: [halfSent],
    models: newDocumentModels,
    trait: purposeOf,
  },
  'local-file': {
    at: [...NEW_DOCUMENT, 'localFile'],
    path: '/novo',
    around: signedIn,
  },
  upload: {
    at: [...NEW_DOCUMENT, 'upload'],
    path: '/novo',
    around: [...signedIn, sending],
  },
  'document-rows': {
    at: ROWS,
    path: `${REQUEST}/3`,
    around: [...signedIn, withLetter],
    trait: ({ context }) => (context.removalRefusal === null ? '' : 'com a exclusão recusada'),
  },
  attachment: {
    at: [...ROWS, 'attachment'],
    path: `${REQUEST}/3`,
    around: [...signedIn, missingDocument, attaching],
  },
  'attach-dialog': {
    at: [...ROWS, 'attachment', 'attachDialog'],
    path: `${REQUEST}/3`,
    around: [...signedIn, missingDocument, attaching],
    trait: droppedOf,
  },
  'upload-queue': {
    at: [...SCREENS, 'uploadQueue'],
    path: `${REQUEST}/3`,
    around: [...signedIn, showingRows],
    within: onTheirWay,
    models: uploadQueueModels,
    trait: fullnessOf,
  },
}
