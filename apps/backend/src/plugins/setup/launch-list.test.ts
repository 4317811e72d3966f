import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Payload } from 'payload';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeSetupState } from '../../platform/database/setup-state.ts';
import { environment } from '../../platform/environment.ts';
import { importStart } from '../../seed/import-start.ts';
import { openDatabase } from '../../start/open-database.ts';
import { launchItems, readOpenItems } from './launch-list.ts';
import { setAdministrator } from './set-administrator.ts';

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

const completedItems = async () => {
	const open = await readOpenItems(payload);
	return open && launchItems.filter((item) => !open.includes(item));
};
const finishedSetup = { state: 'done', isDemo: false, ticked: [] as string[] } as const;

it('returns the launch list for a finished setup, but not for the demo', async () => {
	expect(await completedItems()).toBeNull();
	await writeSetupState(payload, { ...finishedSetup, isDemo: true });
	expect(await completedItems()).toBeNull();
	await writeSetupState(payload, finishedSetup);
	expect(await completedItems()).toEqual([]);
});

it('completes the legal pages once they contain no placeholders', async () => {
	await importStart(payload, {
		start: 'starter',
		name: 'Nordisk Brød',
		email: 'hej@example.com',
		languages: ['da'],
		features: ['prices'],
		currencies: ['EUR'],
		logo: null,
		accent: null,
		secondary: null,
	});
	expect(await completedItems()).not.toContain('legal');
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
	expect(await completedItems()).toEqual(['legal']);
});

it('completes items that are configured by environment variables', async () => {
	Object.assign(environment, {
		SMTP_URL: 'smtp://127.0.0.1:25',
		SITE_URL: 'https://broed.example',
	});
	expect(await completedItems()).toEqual(['legal', 'mail', 'domain']);
});

it('detects third-party services on the site’s home page', async () => {
	home = '<script type="application/json" id="settings" data-after-ready="/x.js"></script>';
	expect(await completedItems()).toContain('services');
});

it('completes redirects, and the second factor once every administrator has one', async () => {
	await payload.create({
		collection: 'redirects',
		data: { from: '/old', to: { url: '/da' }, status: '301', locale: 'da' },
	});
	await payload.db.updateMany({
		collection: 'users',
		where: { email: { equals: 'anna@example.com' } },
		data: { secondFactorSince: new Date().toISOString() },
	});
	expect(await completedItems()).toEqual(expect.arrayContaining(['redirects', 'secondFactor']));
});

it('leaves no item open once all are completed, automatically or by hand', async () => {
	await writeSetupState(payload, { ...finishedSetup, ticked: ['backup'] });
	expect(await readOpenItems(payload)).toEqual(['prices']);
	await writeSetupState(payload, { ...finishedSetup, ticked: ['backup', 'prices'] });
	expect(await readOpenItems(payload)).toEqual([]);
});
