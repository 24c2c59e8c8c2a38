import { waysThrough } from '../planned.ts'
import { onScreen } from './form-editor.models.ts'

/** Of the visits on the screen alone, because the others are walked on the chart only. */
export const waysOnScreen = (name: string) => waysThrough('form-editor', name, Object.keys(onScreen))
