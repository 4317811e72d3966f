import { readFileSync } from 'node:fs';
import type { CollectionSlug } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { withOperations } from '../scripts/operations-table.ts';
import { withRights } from '../scripts/rights-table.ts';
import { hasRightForAll, hasRightForSome, isEntity } from '../src/access/person.ts';
import { type Action, type Entity, type Role, rights, roles } from '../src/access/rights.ts';
import { startTestBackend } from './backend.ts';
import { fieldErrors, newSession, type RestResponse, rest } from './rest.ts';
import { type RuledCollection, samples } from './rights-samples.ts';

// Tests each right of each role over REST, allowed and refused, from the table of rights: new rows need no tests of their own.

const picture = new Blob(
	['<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9v9z"/></svg>'],
	{ type: 'image/svg+xml' },
);
const people = new Map<Role, { id: number; token: string }>();

const backend = await startTestBackend();
for (const role of roles)
	people.set(role, await newSession(`${role}@example.com`, { role, languages: ['da'] }));

const personOf = (role: Role) => ({ role, languages: ['da' as const] });
const may = (role: Role, entity: Entity, action: Action) =>
	hasRightForAll(personOf(role), entity, action);

async function requestAs(
	role: Role,
	method: string,
	path: string,
	body?: object,
): Promise<RestResponse> {
	const token = people.get(role)?.token;
	return rest(method, path, {
		token,
		...(body instanceof FormData ? { form: body } : body ? { body } : {}),
	});
}

/** Expects 403 with a message of several words. */
function expectRefused({ status, body }: RestResponse): void {
	expect([status, body.errors?.[0]?.message]).toEqual([403, expect.stringMatching(/\w+ \w+/)]);
}

function expectResult(response: RestResponse, isAllowed: boolean): void {
	if (isAllowed)
		expect([response.status, response.body.errors]).toEqual([
			expect.toBeOneOf([200, 201]),
			undefined,
		]);
	else expectRefused(response);
}

let lastNumber = 0;
const next = () => {
	lastNumber += 1;
	return lastNumber;
};

function bodyOf(slug: RuledCollection): object {
	const { create, isFile } = samples[slug];
	const data = create?.(next()) ?? {};
	if (!isFile) return data;
	const form = new FormData();
	form.set('_payload', JSON.stringify(data));
	form.set('file', picture, `picture-${lastNumber}.svg`);
	return form;
}

const collections = Object.keys(samples) as RuledCollection[];

describe.each(collections)('%s', (slug) => {
	const { create, change, hasDrafts, hasTrash } = samples[slug];
	const draft = hasDrafts ? '&draft=true' : '';
	const updateSample = (role: Role, id: number, locale = 'en') =>
		requestAs(role, 'PATCH', `/${slug}/${id}?depth=0&locale=${locale}${draft}`, change(next()));
	// The ID of another person's document; 1 if documents cannot be created over REST.
	let foreignId = 1;
	beforeAll(async () => {
		if (!create) return;
		const response = await requestAs('admin', 'POST', `/${slug}?depth=0${draft}`, bodyOf(slug));
		foreignId = response.body.doc.id;
	});

	it.each(roles)(
		'can be read, created and updated as the table of rights permits: %s',
		async (role) => {
			const list = await requestAs(role, 'GET', `/${slug}?limit=1&depth=0`);
			expectResult(list, hasRightForSome(personOf(role), slug, 'read'));
			const { update, create: createRight } = rights[slug][role];
			const creation =
				createRight && !create
					? null
					: await requestAs(role, 'POST', `/${slug}?depth=0${draft}`, bodyOf(slug));
			if (creation) expectResult(creation, createRight === 'all');
			if (create || !update) expectResult(await updateSample(role, foreignId), update === 'all');
			if (update === 'languages') expectResult(await updateSample(role, foreignId, 'da'), true);
			if (update === 'own') expectResult(await updateSample(role, creation?.body.doc.id), true);
		},
	);

	it.each(roles)(
		'can be published, trashed and deleted as the table of rights permits: %s',
		async (role) => {
			const at = `/${slug}/${foreignId}?depth=0`;
			if (hasDrafts)
				for (const _status of ['published', 'draft'])
					expectResult(await requestAs(role, 'PATCH', at, { _status }), may(role, slug, 'publish'));
			const canTrash = may(role, slug, 'trash');
			const deletedAt = new Date().toISOString();
			if (hasTrash) {
				expectResult(await requestAs(role, 'PATCH', at, { deletedAt }), canTrash);
				if (!canTrash) await requestAs('admin', 'PATCH', at, { deletedAt });
				const restoration = await requestAs(role, 'PATCH', `${at}&trash=true`, { deletedAt: null });
				expectResult(restoration, canTrash);
				if (!canTrash) await requestAs('admin', 'PATCH', `${at}&trash=true`, { deletedAt: null });
			}
			// The administrator, the last role, deletes it.
			if (create || !may(role, slug, 'delete'))
				if (role === 'admin' || !may(role, slug, 'delete'))
					expectResult(await requestAs(role, 'DELETE', at), may(role, slug, 'delete'));
		},
	);
});

const globals = [
	'header',
	'footer',
	'call-to-action',
	'site-settings',
	'brand',
	'sign-in',
] as const;
const everyGlobal = globals.flatMap((slug) => roles.map((role) => [role, slug] as const));

describe.each(everyGlobal)('%s: global %s', (role, slug) => {
	it('can be read, updated and published as the table of rights permits', async () => {
		const at = `/globals/${slug}?depth=0`;
		expectResult(await requestAs(role, 'GET', at), hasRightForSome(personOf(role), slug, 'read'));
		const change = slug === 'sign-in' ? { secondFactor: 'nobody' } : {};
		const canUpdateAll = may(role, slug, 'update');
		expectResult(await requestAs(role, 'POST', `${at}&locale=en&draft=true`, change), canUpdateAll);
		if (rights[slug][role].update === 'languages')
			expectResult(await requestAs(role, 'POST', `${at}&locale=da&draft=true`, change), true);
		if (slug === 'sign-in') return;
		for (const _status of ['published', 'draft'])
			expectResult(await requestAs(role, 'POST', at, { _status }), may(role, slug, 'publish'));
	});
});

describe('a translator who sends a field that only others may change', () => {
	const author = async (n: number) =>
		(await requestAs('admin', 'POST', '/authors?locale=en', { name: `Author ${n}` })).body.doc.id;
	let article: { id: number; author: number };
	const path = () => `/posts/${article.id}?locale=da&depth=0&draft=true`;
	const errors = { author: 'You may not change this field.' };
	beforeAll(async () => {
		const data = { title: 'Shared', author: await author(next()) };
		const response = await requestAs('admin', 'POST', '/posts?locale=en&depth=0&draft=true', data);
		article = response.body.doc;
	});

	it('is told which fields are refused, and nothing is stored', async () => {
		const change = { title: 'Delt', author: await author(next()) };
		const response = await requestAs('translator', 'PATCH', path(), change);
		expect(response.status).toBe(400);
		expect(response.body.errors[0].message).toContain('Author');
		expect(fieldErrors(response)).toEqual(errors);
		expect((await requestAs('admin', 'GET', path())).body.title).toBeFalsy();
	});

	it('is told of a field of a global', async () => {
		const at = '/globals/site-settings?locale=da&draft=true';
		const global = await requestAs('translator', 'POST', at, { email: 'new@example.com' });
		expect(fieldErrors(global)).toEqual({ email: errors.author });
	});

	it('may send the whole form with stored values', async () => {
		const { body } = await requestAs('translator', 'GET', path());
		const response = await requestAs('translator', 'PATCH', path(), { ...body, title: 'Delt' });
		expect(response.body.doc).toMatchObject({ title: 'Delt', author: article.author });
	});

	it('gets the changes of others first if the form is outdated', async () => {
		const { body } = await requestAs('translator', 'GET', path());
		await requestAs('admin', 'PATCH', path(), { author: await author(next()) });
		const form = { ...body, _form: 'one', title: 'Forældet' };
		expect((await requestAs('translator', 'PATCH', path(), form)).status).toBe(409);
	});
});

it('the editors’ guide contains the current tables', () => {
	const guide = readFileSync('../../docs/editors-guide.md', 'utf8');
	expect(withOperations(withRights(guide))).toBe(guide);
});

it('every collection and global has a row in the table of rights', () => {
	const { collections: all, globals: some } = backend.payload.config;
	const slugs = [...all, ...some].map(({ slug }) => slug);
	const payloads = [
		'payload-kv',
		'payload-locked-documents',
		'payload-preferences',
		'payload-migrations',
	];
	expect(slugs.filter((slug) => !isEntity(slug)).sort()).toEqual(payloads.sort());
	expect(Object.keys(rights).filter((slug) => !slugs.includes(slug as CollectionSlug))).toEqual([]);
});
