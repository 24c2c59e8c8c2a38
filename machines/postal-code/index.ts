export { postalCodeLabels } from './postal-code.labels.ts'
export { postalCodeMachine } from './postal-code.machine.ts'
export type {
  AddressFound,
  AddressUnavailable,
  AddressUnknown,
  PostalCodeAnswer,
} from './postal-code.types.ts'
