import { createLocalReq, docAccessOperationGlobal } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import { startTestBackend, type TestBackend } from './backend.ts';

let backend: TestBackend;
beforeAll(async () => {
	backend = await startTestBackend();
});

// What a form asks for a published header: with the document as it was read, and with a copy marked as published.
it.each([
	['author', false, false],
	['translator', true, false],
	['editor', true, false],
	['publisher', true, true],
] as const)(
	'%s: may write a draft of it: %s, may publish it: %s',
	async (role, writes, publishes) => {
		const { payload } = backend;
		const data = {
			email: `${role}@example.com`,
			password: 'three quiet herons wade',
			role,
			languages: ['da' as const],
		};
		const account = await payload.create({ collection: 'users', data });
		const user = { ...account, collection: 'users' as const };
		const globalConfig = payload.config.globals.find(({ slug }) => slug === 'header');
		if (!globalConfig) throw new Error('There is no header');
		const req = await createLocalReq({ locale: 'da', user }, payload);
		const doc = await payload.findGlobal({
			slug: 'header',
			depth: 0,
			draft: true,
			locale: 'da',
			overrideAccess: false,
			user,
		});
		expect(doc._status).toBe('published');
		const may = async (data: object) => {
			const { update } = await docAccessOperationGlobal({ data, globalConfig, req });
			return update === true;
		};
		expect([await may(doc), await may({ ...doc, _status: 'published' })]).toEqual([
			writes,
			publishes,
		]);
	},
);
