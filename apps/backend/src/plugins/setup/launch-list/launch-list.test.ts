import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Payload } from 'payload';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeSetupState } from '../../../platform/database/setup-state.ts';
import { environment } from '../../../platform/environment.ts';
import { importStart } from '../../../seed/import-start.ts';
import { openDatabase } from '../../../start/open-database.ts';
import { setAdministrator } from '../set-administrator.ts';
import { launchItems } from './items.ts';
import { readLaunchList } from './read-launch-list.ts';

let home = '<html></html>';
const site = createServer((_request, response) => response.end(home)).listen(0, '127.0.0.1');
let payload: Payload;

beforeAll(async () => {
	payload = await openDatabase();
	const address = `http://127.0.0.1:${(site.address() as AddressInfo).port}/webhooks/content`;
	Object.assign(environment, { SITE_WEBHOOK_URL: [address] });
	await setAdministrator(payload, {
		name: 'Anna',
		email: 'anna@example.com',
		password: 'nine blue herons at sea',
	});
});
afterAll(async () => {
	site.close();
	await payload.destroy();
});

const done = async () =>
	(await readLaunchList(payload))?.flatMap(({ item, isDone }) => (isDone ? [item] : [])) ?? null;
const finished = { state: 'done', isDemo: false, ticked: [] as string[] } as const;

it('is for sites that were set up, not for the demo', async () => {
	expect(await done()).toBeNull();
	await writeSetupState(payload, { ...finished, isDemo: true });
	expect(await done()).toBeNull();
	await writeSetupState(payload, finished);
	expect(await done()).toEqual([]);
});

it('ticks the legal pages once no word of theirs is left to replace', async () => {
	await importStart(payload, {
		start: 'starter',
		name: 'Nordisk Brød',
		email: 'hej@example.com',
		languages: ['da'],
		currencies: ['EUR'],
		logo: null,
		accent: null,
		secondary: null,
	});
	expect(await done()).not.toContain('legal');
	for (const slug of ['privatliv', 'vilkaar', 'om-udgiveren']) {
		const { docs } = await payload.find({
			collection: 'pages',
			where: { slug: { equals: slug } },
			locale: 'da',
		});
		const sections = [{ blockType: 'cleanHero' as const, heading: 'Skrevet færdigt' }];
		await payload.update({
			collection: 'pages',
			id: docs[0]?.id ?? 0,
			locale: 'da',
			data: { sections, _status: 'published' },
		});
	}
	expect(await done()).toEqual(['legal']);
});

it('ticks what the programs are configured with', async () => {
	Object.assign(environment, {
		SMTP_URL: 'smtp://127.0.0.1:25',
		SITE_URL: 'https://broed.example',
	});
	expect(await done()).toEqual(['legal', 'mail', 'domain']);
});

it('looks at the site itself for the services that it loads', async () => {
	home = '<script type="application/json" id="settings" data-after-ready="/x.js"></script>';
	expect(await done()).toContain('services');
});

it('ticks redirects and the second factor of every administrator', async () => {
	await payload.create({
		collection: 'redirects',
		data: { from: '/old', to: { url: '/da' }, status: '301', locale: 'da' },
	});
	await payload.db.updateMany({
		collection: 'users',
		where: { email: { equals: 'anna@example.com' } },
		data: { secondFactorSince: new Date().toISOString() },
	});
	expect(await done()).toEqual(
		expect.arrayContaining(['redirects', 'secondFactor'] satisfies (typeof launchItems)[number][]),
	);
});

it('is gone once all of it is done, by itself or by hand', async () => {
	await writeSetupState(payload, { ...finished, ticked: ['backup'] });
	expect((await done())?.length).toBe(launchItems.length - 1);
	await writeSetupState(payload, { ...finished, ticked: ['backup', 'prices'] });
	expect(await done()).toBeNull();
});
