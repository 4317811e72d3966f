import type { Condition } from 'payload';

/** The condition of what stands beside a form and can do nothing with a document in the trash, which is as good as gone to all but the trash. */
export const notTrashed: Condition = (data) => !data.deletedAt;
