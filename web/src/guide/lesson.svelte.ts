/** Where the lesson stands that is being read, for what must not lie over it. */
import type { Box } from '../table/placing'

export const lesson = $state<{ box: Box | null }>({ box: null })
