import type { JobsConfig } from 'payload';
import { collectionAccess } from '../../access/collection-access.ts';
import { hasRightForAll } from '../../access/person.ts';
import { notifySite } from './notify-site.ts';

/** The jobs config. Webhooks, mails and scheduled publishing are stored in the database; webhooks and mails are retried. */
export const jobs = {
	tasks: [notifySite],
	deleteJobOnComplete: true,
	access: { run: ({ req }) => hasRightForAll(req.user, 'payload-jobs', 'update') },
	autoRun: [
		{ cron: '*/5 * * * * *', queue: 'webhooks', limit: 50, silent: true },
		{ cron: '*/5 * * * * *', queue: 'mail', limit: 20, silent: true },
		{ cron: '*/10 * * * * *', queue: 'default', limit: 20, silent: true },
	],
	jobsCollectionOverrides: ({ defaultJobsCollection }) => ({
		...defaultJobsCollection,
		access: collectionAccess('payload-jobs'),
	}),
} satisfies JobsConfig;
