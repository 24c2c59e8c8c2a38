import { expect, test } from 'vitest'

import {
  attachManyMachine,
  attachManyView,
  type PrepareDocuments,
  type PreparedDocument,
} from '#machines/documents/attach-many/index.ts'
import { provideAll } from '#machines/support/provide-all.ts'

import { inRecordedSystem } from '../../../tools/chart-paths/recorded-system.ts'
import { controlledPort } from '../../support/deferred.ts'
import { settled } from '../../support/settled.ts'
import { cases, input } from './attach-many.cases.ts'

// P-many-files
test('what is left of pages that could not be joined has no refusal', async () => {
  const port = controlledPort<readonly PreparedDocument[], PrepareDocuments>()
  const machine = provideAll(attachManyMachine, { 'attachMany.prepareDocuments': port.logic })
  const { actor } = inRecordedSystem(machine, { input })
  const refusals = () => attachManyView(actor.getSnapshot()).files.map(({ refusal }) => refusal)
  actor.send(cases['diz que a foto é do RG também'])
  actor.send(cases['clica em Anexar documentos'])
  actor.send(cases['confirma que são páginas'])
  await settled(() => port.answer(cases['as páginas não se deixam juntar'].output))
  const sentence = 'Não foi possível juntar as fotos em um PDF.'
  expect(refusals()).toEqual([sentence, sentence])
  actor.send(cases['remove a foto da lista'])
  expect(refusals()).toEqual([null])
})
