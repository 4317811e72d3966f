import type { SharedGlobal, TextCollection } from '@website/contracts/entities';
import type { JobsConfig } from 'payload';
import { collectionAccess } from '../../access/collection-access.ts';
import { hasRightForAll } from '../../access/person.ts';
import { addHooks, changeEntities, inOrder, type Plugin } from '../../platform/plugin.ts';
import { documentHooks, globalHooks } from './document-hooks.ts';
import { notifySite } from './notify-site.ts';

/** The jobs config. Webhooks, mails and scheduled publishing are stored in the database; webhooks and mails are retried. */
const jobs = {
	tasks: [notifySite],
	deleteJobOnComplete: true,
	access: { run: ({ req }) => hasRightForAll(req.user, 'payload-jobs', 'update') },
	autoRun: [
		{ cron: '*/5 * * * * *', queue: 'webhooks', limit: 50, silent: true },
		{ cron: '*/5 * * * * *', queue: 'mail', limit: 20, silent: true },
		{ cron: '*/5 * * * * *', queue: 'form-webhooks', limit: 50, silent: true },
		{ cron: '*/10 * * * * *', queue: 'default', limit: 20, silent: true },
	],
	jobsCollectionOverrides: ({ defaultJobsCollection }) => ({
		...defaultJobsCollection,
		access: collectionAccess('payload-jobs'),
		// Payload's endpoint for schedules responds with 500 without any.
		endpoints: (defaultJobsCollection.endpoints || []).filter(
			({ path }) => path !== '/handle-schedules',
		),
	}),
} satisfies JobsConfig;

interface Options {
	collections: readonly TextCollection[];
	globals: readonly SharedGlobal[];
}

/** Revalidates caches and sites when documents change. The job queue notifies the sites; other plugins add their own tasks to it. */
export const revalidation = ({ collections, globals }: Options): Plugin =>
	inOrder(
		...collections.map((slug) =>
			changeEntities(
				{ collections: [slug] },
				{ collection: (each) => addHooks(each, { last: documentHooks(slug) }) },
			),
		),
		...globals.map((slug) =>
			changeEntities(
				{ globals: [slug] },
				{ global: (each) => addHooks(each, { last: globalHooks(slug) }) },
			),
		),
		(config) => ({
			...config,
			jobs: { ...jobs, tasks: [...jobs.tasks, ...(config.jobs?.tasks ?? [])] },
		}),
	);
