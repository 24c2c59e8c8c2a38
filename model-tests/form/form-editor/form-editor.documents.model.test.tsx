import { documentModels } from './form-editor.models.ts'
import { walkModels } from './form-editor.paths.ts'

// FORM-18, FORM-19
walkModels(documentModels)
