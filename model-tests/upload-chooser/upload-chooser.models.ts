import { type UploadChooserInput, uploadChooserMachine } from '#machines/upload-chooser/index.ts'

import { chartModel } from '../support/chart-model.ts'
import { type CaseName, cases, dropped, opened } from './upload-chooser.cases.ts'

function modelOf<Name extends CaseName>(input: UploadChooserInput, names: readonly Name[]) {
  const chosen = Object.fromEntries(names.map((name) => [name, cases[name]])) as Pick<typeof cases, Name>
  const model = chartModel(uploadChooserMachine, { input, cases: chosen, transient: ['opening'] })
  return { ...model, input }
}

export type UploadChooserModel = ReturnType<typeof modelOf<CaseName>>

/* One model per way in: the chart's input is fixed for all paths of a model. */
export const models = {
  'o clipe de uma linha': () =>
    modelOf(opened(), [
      'escolhe computador',
      'escolhe nuvem',
      'pega um PDF que pode ir',
      'pega um arquivo que não pode ir',
      'prossegue',
      'volta',
      'cancela',
    ]),
  // While the dialog is closed there is nothing in it to press: what comes after is walked above.
  'um arquivo solto na linha': () =>
    modelOf(opened({ dropped: [dropped] }), [
      'o arquivo solto pode ir',
      'o arquivo solto não pode ir',
      'passa um momento',
    ]),
}
