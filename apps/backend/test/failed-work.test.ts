import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it, vi } from 'vitest';
import type { User } from '../src/payload-types.ts';

vi.hoisted(() => {
	process.env.FORMS_TOKEN = 'a-token-for-forms-that-is-long-enough';
});
const mails = await vi.hoisted(async () => {
	const { startMailServer } = await import('./mail-server.ts');
	const server = await startMailServer();
	process.env.SMTP_URL = server.url;
	process.env.MAIL_FROM = 'The site <site@site.test>';
	return server;
});
const { openDatabase } = await import('../src/start/open-database.ts');
const { receiveSubmission } = await import('../src/plugins/forms/receive.ts');
const { readFailedWork } = await import('../src/plugins/dashboard/failed-work.ts');
const { newSession, rest } = await import('./rest.ts');

const recipient = 'sales@example.com';

const people = new Map<'publisher' | 'editor' | 'admin', { user: User; token: string }>();

const payload = await openDatabase();
for (const role of ['publisher', 'editor', 'admin'] as const) {
	const { id, token } = await newSession(`${role}@example.com`, { role });
	people.set(role, { user: await payload.findByID({ collection: 'users', id }), token });
}
const form = await payload.create({
	collection: 'forms',
	locale: 'en',
	data: {
		name: 'Contact',
		kind: 'message',
		enabled: true,
		keepDays: 30,
		consentVersion: 1,
		submitLabel: 'Send',
		recipients: [recipient],
		fields: [{ name: 'message', kind: 'longText', label: 'Message', required: true }],
	},
});
afterAll(() => mails.close());

const runMailQueue = () => payload.jobs.run({ queue: 'mail', limit: 100, silent: true });

/** Stores a form answer whose mail fails at every attempt. Returns its id. */
async function submissionWithFailedMail(): Promise<number> {
	const key = randomUUID();
	mails.refuse(true);
	await receiveSubmission(payload, {
		form: String(form.id),
		key,
		ticket: `${Date.now()}:${randomUUID()}`,
		network: null,
		lang: 'en',
		page: '/contact',
		consent: null,
		values: { message: ['Hello'] },
	});
	const { docs } = await payload.find({
		collection: 'form-submissions',
		where: { key: { equals: key } },
		showHiddenFields: true,
	});
	const [submission] = docs;
	if (!submission) throw new Error('The answer was not stored.');
	const where = { 'input.submission': { equals: submission.id } };
	await expect
		.poll(async () => {
			await payload.update({ collection: 'payload-jobs', where, data: { waitUntil: null } });
			await runMailQueue();
			return (await payload.find({ collection: 'payload-jobs', where })).docs[0]?.hasError;
		})
		.toBe(true);
	mails.refuse(false);
	return submission.id;
}

const failedWorkFor = (role: 'publisher' | 'editor' | 'admin') => {
	const user = people.get(role)?.user;
	if (!user) throw new Error(`There is no account with the role ${role}`);
	return readFailedWork(payload, user);
};
const request = (
	action: 'retry' | 'dismiss',
	ids: readonly number[],
	role: 'publisher' | 'editor',
) => rest('POST', `/failed-work/${action}`, { token: people.get(role)?.token, body: { ids } });

describe('failed mails about form answers', () => {
	it('are listed once per form with the error of the mail server', async () => {
		const first = await submissionWithFailedMail();
		const [entry] = await failedWorkFor('publisher');
		expect(entry).toMatchObject({
			task: 'sendFormMail',
			message: expect.stringContaining('Disk full'),
			subject: { title: 'Contact', collection: 'form-submissions', document: first },
		});
		await submissionWithFailedMail();
		const entries = await failedWorkFor('publisher');
		expect(entries).toMatchObject([{ subject: { title: 'Contact', document: null } }]);
		expect(entries[0]?.ids).toHaveLength(2);
		expect(await failedWorkFor('admin')).toEqual(entries);
	});

	it('are hidden from accounts that may not read the answers', async () => {
		expect(await failedWorkFor('editor')).toEqual([]);
		const [{ ids } = { ids: [] }] = await failedWorkFor('publisher');
		expect((await request('retry', ids, 'editor')).status).toBe(403);
		expect(await failedWorkFor('publisher')).toHaveLength(1);
	});

	it('are sent on retry', async () => {
		const [{ ids } = { ids: [] }] = await failedWorkFor('publisher');
		expect((await request('retry', ids, 'publisher')).status).toBe(200);
		expect(await failedWorkFor('publisher')).toEqual([]);
		await runMailQueue();
		expect((await mails.next(recipient)).subject).toBe('Contact: a new answer');
		expect((await mails.next(recipient)).subject).toBe('Contact: a new answer');
		expect((await request('retry', ids, 'publisher')).status).toBe(404);
	});

	it('disappear when dismissed or when the answer is deleted', async () => {
		await submissionWithFailedMail();
		const [{ ids } = { ids: [] }] = await failedWorkFor('publisher');
		expect((await request('dismiss', ids, 'publisher')).status).toBe(200);
		expect(await failedWorkFor('publisher')).toEqual([]);
		const id = await submissionWithFailedMail();
		expect(await failedWorkFor('publisher')).toHaveLength(1);
		await payload.delete({ collection: 'form-submissions', id });
		expect(await failedWorkFor('publisher')).toEqual([]);
	});
});

it('only administrators see and dismiss failed mails with sign-in links', async () => {
	const { id } = await payload.create({
		collection: 'payload-jobs',
		data: { taskSlug: 'sendLink', queue: 'mail', input: {}, hasError: true },
	});
	expect(await failedWorkFor('publisher')).toEqual([]);
	expect(await failedWorkFor('admin')).toMatchObject([
		{ task: 'sendLink', ids: [id], subject: null },
	]);
	expect((await request('dismiss', [id], 'publisher')).status).toBe(403);
});
