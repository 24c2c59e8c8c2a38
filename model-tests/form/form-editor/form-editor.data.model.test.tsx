import { dataModels } from './form-editor.models.ts'
import { walkModels } from './form-editor.paths.ts'

walkModels(dataModels)
