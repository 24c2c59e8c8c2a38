import { agreeing, type Placed } from '#tools/gallery/events.ts'
import { listing } from '../../requests/request-list/request-list.pictures.ts'

export const pictures: Placed = { at: [], path: '/', around: [], within: [agreeing, listing] }
