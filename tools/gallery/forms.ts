import { answersOf } from '#domain/forms/answers.ts'
import type { Answers } from '#domain/forms/form.ts'
import { formEditorMachine } from '#machines/form/form-editor/index.ts'
import { answersByType } from '#tools/samples/request-answers.ts'
import { cases } from '../../model-tests/form/form-editor/form-editor.cases.ts'
import { opened, traitOf } from '../../model-tests/form/form-editor/form-editor.models.ts'
import { identity, loaded } from '../samples/wizard.ts'
import { driven, type Model } from './driven.ts'
import { reference } from './reference.ts'

function modelOf(typeId: number, answers: Answers): Model {
  const request = { typeId, typeName: reference.types.find((type) => type.id === typeId)?.name ?? '' }
  return driven(formEditorMachine, {
    input: {
      ...opened('um rascunho sem o banco', 1),
      reference,
      loaded: loaded({ request, answers, documents: [identity] }),
    },
    cases: { 'clica em Próximo': cases['clica em Próximo'], 'vai à etapa 3': cases['vai à etapa 3'] },
    trait: traitOf,
  })
}

/** The form of every type: answered, empty, with all problems shown, and while it is sent. */
export const formModels = (): readonly Model[] =>
  Object.entries(answersByType).flatMap(([id, answers]) => [
    modelOf(Number(id), answers),
    modelOf(Number(id), answersOf({})),
  ])
