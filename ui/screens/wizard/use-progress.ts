import { useSelector } from '@xstate/react'

import { type FormEditorActor, progressOf, type StepProgress } from '#machines/form/form-editor/index.ts'

const same = (before: StepProgress, now: StepProgress | undefined) =>
  now?.missing === before.missing &&
  now.wrong === before.wrong &&
  now.first === before.first &&
  now.declaresNobody === before.declaresNobody

const sameProgress = (before: readonly StepProgress[], after: readonly StepProgress[]) =>
  before.length === after.length && before.every((step, index) => same(step, after[index]))

export const useProgress = (actor: FormEditorActor) => useSelector(actor, progressOf, sameProgress)

export const isUnfinished = ({ missing, wrong }: StepProgress) => missing + wrong > 0
