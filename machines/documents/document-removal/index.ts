export { documentRemovalMachine } from './document-removal.machine.ts'
export type {
  DocumentRemovalInput,
  DocumentRemovalOutput,
  RemoveComplementary,
} from './document-removal.types.ts'
