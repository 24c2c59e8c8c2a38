import type { AnyMachineSnapshot, SnapshotFrom } from 'xstate'
import type { LackingDocument } from '#domain/documents/required.ts'
import { acceptanceCorrectionMachine } from '#machines/acceptance/acceptance-correction/index.ts'
import type { ChartModels } from '#tools/chart-paths/chart-model.ts'

import { define } from '../../../tools/chart-paths/chart-model.ts'
import { cases, input } from './acceptance-correction.cases.ts'

export const traitOf = ({
  context,
}: SnapshotFrom<typeof acceptanceCorrectionMachine> | AnyMachineSnapshot): string =>
  context.lacking.map(({ name }: LackingDocument) => name).join(', ')

export const model = () => define(acceptanceCorrectionMachine, { input, cases, trait: traitOf })

export const row: ChartModels = { chart: 'acceptance-correction', models: () => ({ '': model() }) }
