import type { FlowPicture } from '../site.ts'

/** The pictures of a state or of the states inside it; '' is the whole chart. */
export const picturesOf = (pictures: readonly FlowPicture[], state: string): readonly FlowPicture[] =>
  pictures.filter(({ leaves }) =>
    leaves.some((leaf) => state === '' || leaf === state || leaf.startsWith(`${state}.`)),
  )

/** The picture that shows the most of these leaf states; null if none shows any. */
export function pictureAt(pictures: readonly FlowPicture[], leaves: readonly string[]): FlowPicture | null {
  const shared = (picture: FlowPicture) => picture.leaves.filter((leaf) => leaves.includes(leaf)).length
  const [best] = pictures.toSorted((one, other) => shared(other) - shared(one))
  return best !== undefined && shared(best) > 0 ? best : null
}
