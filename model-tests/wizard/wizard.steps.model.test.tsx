import { stepModels } from './wizard.models.ts'
import { walkModels } from './wizard.paths.ts'

walkModels(stepModels)
