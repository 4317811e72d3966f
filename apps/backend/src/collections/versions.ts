import type { CollectionConfig } from 'payload';

/** Drafts, scheduled publishing and the last 30 versions of each document. */
export const drafts: CollectionConfig['versions'] = {
	maxPerDoc: 30,
	drafts: { schedulePublish: true, validate: false },
};
