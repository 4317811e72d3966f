import type { Condition } from 'payload';

/** The `condition` of panels that do not apply to a document in the trash. */
export const notTrashed: Condition = (data) => !data.deletedAt;
