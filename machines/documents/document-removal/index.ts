export { documentRemovalMachine } from './document-removal.machine.ts'
export type {
  DocumentRemovalInput,
  DocumentRemovalOutcome,
  RemoveComplementary,
} from './document-removal.types.ts'
