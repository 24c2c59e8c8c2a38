import { documentModels } from './wizard.models.ts'
import { walkModels } from './wizard.paths.ts'

walkModels(documentModels)
