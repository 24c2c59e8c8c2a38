export { documentRemovalMachine } from './document-removal.machine.ts'
export type {
  DocumentRemovalOutcome,
  RemoveComplementary,
} from './document-removal.types.ts'
