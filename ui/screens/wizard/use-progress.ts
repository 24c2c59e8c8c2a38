import { useSelector } from '@xstate/react'
import { dequal } from 'dequal/lite'
import type { StepProgress } from '#domain/filled-requests/progress.ts'
import { type FormEditorActor, progressOf } from '#machines/form/form-editor/index.ts'

export const useProgress = (actor: FormEditorActor) => useSelector(actor, progressOf, dequal)

export const isUnfinished = ({ missing, wrong }: StepProgress) => missing + wrong > 0
