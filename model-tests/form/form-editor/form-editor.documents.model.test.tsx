import { documentModels } from './form-editor.models.ts'
import { walkModels } from './form-editor.paths.ts'

walkModels(documentModels)
