import { createLocalReq, docAccessOperationGlobal } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import { startTestBackend, type TestBackend } from './backend.ts';

let backend: TestBackend;
beforeAll(async () => {
	backend = await startTestBackend();
});

// The access requests of the form of a published header: one with the document as read, one with a copy marked as published.
it.each([
	['author', false, false],
	['translator', true, false],
	['editor', true, false],
	['publisher', true, true],
] as const)('%s: can save a draft: %s, can publish: %s', async (role, canSaveDraft, canPublish) => {
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
	const canUpdate = async (data: object) => {
		const { update } = await docAccessOperationGlobal({ data, globalConfig, req });
		return update === true;
	};
	expect([await canUpdate(doc), await canUpdate({ ...doc, _status: 'published' })]).toEqual([
		canSaveDraft,
		canPublish,
	]);
});
