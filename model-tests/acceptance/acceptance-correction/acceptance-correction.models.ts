import type { AnyMachineSnapshot, SnapshotFrom } from 'xstate'
import { acceptanceCorrectionMachine } from '#machines/acceptance/acceptance-correction/index.ts'
import type { ChartModels } from '#tools/chart-paths/chart-model.ts'

import { chartModel } from '../../../tools/chart-paths/chart-model.ts'
import { cases, input } from './acceptance-correction.cases.ts'

export function traitOf({
  context: { request, pendingUploads },
}: SnapshotFrom<typeof acceptanceCorrectionMachine> | AnyMachineSnapshot): string {
  const traits = [pendingUploads.length > 0 && 'a caminho', request.people[0]?.documents[0]?.situationId]
  return traits.filter(Boolean).join(', ')
}

export const model = () => chartModel(acceptanceCorrectionMachine, { input, cases, trait: traitOf })

export const row: ChartModels = { chart: 'acceptance-correction', models: () => ({ '': model().definition }) }
