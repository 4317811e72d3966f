import type { Condition } from 'payload';

/** The `condition` of panels that have no use for a document in the trash. */
export const notTrashed: Condition = (data) => !data.deletedAt;
