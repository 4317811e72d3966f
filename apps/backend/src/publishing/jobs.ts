import type { JobsConfig } from 'payload';
import { isAdmin } from '../access/is-admin.ts';
import { sendLinkTask } from '../accounts/links/send-link.ts';
import { notifySite } from './notify-site.ts';

const runByAdmin = ({ req }: { req: { user?: { role?: string | null } | null } }) =>
	req.user?.role === 'admin';

/** Work stored in the database: webhooks and mails with their retries, and (`schedule/`) planned publishing. */
export const jobs = {
	tasks: [notifySite, sendLinkTask],
	deleteJobOnComplete: true,
	access: { run: runByAdmin },
	autoRun: [
		{ cron: '*/5 * * * * *', queue: 'webhooks', limit: 50, silent: true },
		{ cron: '*/5 * * * * *', queue: 'mail', limit: 20, silent: true },
		{ cron: '*/10 * * * * *', queue: 'default', limit: 20, silent: true },
	],
	jobsCollectionOverrides: ({ defaultJobsCollection }) => ({
		...defaultJobsCollection,
		access: { read: isAdmin, create: isAdmin, update: isAdmin, delete: isAdmin },
	}),
} satisfies JobsConfig;
