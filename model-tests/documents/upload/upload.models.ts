import { type UploadInput, uploadMachine } from '#machines/documents/upload/index.ts'
import { type ChartModels, define } from '#tools/chart-paths/chart-model.ts'
import * as uploadCases from './upload.cases.ts'

const uploadTo = (destination: UploadInput) =>
  define(uploadMachine, {
    input: destination,
    cases: uploadCases.cases,
    transient: ['beginning'],
    // Distinguishes equal states by the bytes sent and the refusal.
    trait: ({ context: { sent, refusal } }) => `${sent}${refusal ?? ''}`,
  })

export const uploads = {
  'para um documento pedido no requerimento': uploadTo(uploadCases.input),
  'para a nuvem': uploadTo(uploadCases.intoCloud),
  'da nuvem para uma linha': uploadTo(uploadCases.stored),
}

export const row: ChartModels = { chart: 'upload', models: () => uploads }
