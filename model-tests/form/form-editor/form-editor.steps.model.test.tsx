import { stepModels } from './form-editor.models.ts'
import { walkModels } from './form-editor.paths.ts'

// FORM-01, FORM-03, FORM-04
walkModels(stepModels)
