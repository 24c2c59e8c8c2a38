import { useSelector } from '@xstate/react'
import { dequal } from 'dequal/lite'

import { type FormEditorActor, progressOf, type StepProgress } from '#machines/form/form-editor/index.ts'

export const useProgress = (actor: FormEditorActor) => useSelector(actor, progressOf, dequal)

export const isUnfinished = ({ missing, wrong }: StepProgress) => missing + wrong > 0
