import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createLocalReq } from 'payload';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brokenTargets } from '../src/documents/checks/broken-targets.ts';
import { indexReferences } from '../src/documents/references/index-references.ts';
import { checkExternalUrls } from '../src/plugins/link-checker/check-external.ts';
import { checkUrl } from '../src/plugins/link-checker/check-url.ts';
import { createReport, recheckLinks } from '../src/plugins/link-checker/create-report.ts';
import { listBrokenLinks } from '../src/plugins/link-checker/dashboard-list.ts';
import { externalUrls } from '../src/plugins/link-checker/find-broken.ts';
import { linkMail } from '../src/plugins/link-checker/mail/link-mail.ts';
import { readLatestReport } from '../src/plugins/link-checker/stored-report.ts';
import { startTestBackend, type TestBackend } from './backend.ts';

const day = 24 * 60 * 60 * 1000;
const monday = Date.UTC(2030, 0, 7, 8);
let backend: TestBackend;
let sourceId: number;
let targetId: number;
let draftId: number;

const link = (title: string, to: object) => ({ link: { title, ...to } });
const toPage = (value: number) => ({
	linkType: 'reference' as const,
	reference: { relationTo: 'pages' as const, value },
});
const toAddress = (url: string) => ({ linkType: 'custom' as const, url });
const createPage = (title: string, overrides: object = {}) =>
	backend.payload.create({
		collection: 'pages',
		locale: 'en',
		data: {
			title,
			slug: title.toLowerCase(),
			navbarTheme: 'light',
			pageLayout: 'default',
			_status: 'published',
			...overrides,
		},
	});

beforeAll(async () => {
	backend = await startTestBackend();
	const { payload } = backend;
	await indexReferences(payload);
	targetId = (await createPage('Target')).id;
	draftId = (await createPage('Unseen', { _status: 'draft' })).id;
	const buttons = [
		link('Fine', toPage(targetId)),
		link('Unseen', toPage(draftId)),
		link('Typed', toAddress('/nowhere-at-all')),
	];
	const hero = { blockType: 'hero' as const, heading: 'Holder' };
	const externalButtons = [link('Elsewhere', toAddress('https://gone.example/page'))];
	const sections = [
		{ ...hero, buttons },
		{ ...hero, buttons: externalButtons },
	];
	sourceId = (await createPage('Holder', { sections })).id;
	const person = { password: 'three-quiet-herons-wade' };
	for (const [name, role, language] of [
		['Ida', 'publisher', 'da'],
		['Eve', 'editor', 'en'],
	] as const)
		await payload.create({
			collection: 'users',
			data: { ...person, name, role, language, email: `${name}@example.com` },
		});
});

const ownLinks = async () =>
	(await readLatestReport(backend.payload))?.links.filter(
		(one) => one.holder === `pages:${sourceId}`,
	);
const mailsTo = async (email: string) => {
	const { docs } = await backend.payload.find({
		collection: 'users',
		where: { email: { equals: email } },
	});
	const { docs: jobs } = await backend.payload.find({
		collection: 'payload-jobs',
		where: { taskSlug: { equals: 'tellOfLinks' } },
		pagination: false,
	});
	return jobs.filter(({ input }) => JSON.stringify(input) === JSON.stringify({ to: docs[0]?.id }));
};

describe('the weekly report', () => {
	it('lists broken links and links to drafts in published documents, with their languages', async () => {
		expect(await createReport(backend.payload, monday)).toBe(true);
		expect(await ownLinks()).toEqual([
			expect.objectContaining({ target: `pages:${draftId}`, why: 'draft', languages: ['en'] }),
			expect.objectContaining({
				target: 'path:/nowhere-at-all',
				why: 'unknown',
				languages: ['en'],
			}),
		]);
	});

	it('accepts files and fixed paths of the site, but no other paths with the same beginning', async () => {
		const req = await createLocalReq({}, backend.payload);
		const existingPaths = [
			'/licenses.txt',
			'/da/llms.txt',
			'/search',
			'/de/docs/a',
			'/prices/eur.csv',
		];
		const unknownPaths = ['/docsx', '/da/searching', '/search-engines'];
		const keys = [...existingPaths, ...unknownPaths].map((path) => `path:${path}`);
		expect([...(await brokenTargets(req, keys, 'en')).keys()]).toEqual(
			unknownPaths.map((path) => `path:${path}`),
		);
	});

	it('is created once a week and sent once to each publisher', async () => {
		const before = await mailsTo('ida@example.com');
		expect(before).toHaveLength(1);
		expect(await mailsTo('eve@example.com')).toEqual([]);
		expect(await createReport(backend.payload, monday + 6 * day)).toBe(false);
		expect(await mailsTo('ida@example.com')).toHaveLength(1);
		expect(await createReport(backend.payload, monday + 7 * day)).toBe(true);
		expect(await mailsTo('ida@example.com')).toHaveLength(2);
	});

	it('is sent in the language of the recipient and is shown on the dashboard', async () => {
		const report = await readLatestReport(backend.payload);
		if (!report) throw new Error('There is no report.');
		const links = report.links.filter((one) => one.holder === `pages:${sourceId}`);
		const mail = await linkMail(
			backend.payload,
			{ email: 'ida@example.com', name: 'Ida', language: 'da' },
			{ ...report, total: 30, links },
		);
		expect(mail.subject).toMatch(/^Døde links på .+: 30$/);
		expect(mail.text).toContain('Hej Ida');
		expect(mail.text).toContain('Holder (en) → Unseen: Fører til noget, der ikke er udgivet');
		expect(mail.text).toContain('Holder (en) → /nowhere-at-all: Intet er udgivet');
		expect(mail.text).toContain('Og 28 mere.');
		expect(mail.text).toContain('/admin/broken-links');
		const req = await createLocalReq({}, backend.payload);
		const { docs } = await backend.payload.find({ collection: 'users', limit: 1 });
		const [user] = docs;
		if (!user) throw new Error('There is no account.');
		const context = {
			payload: backend.payload,
			i18n: req.i18n,
			t: (text: Record<string, string>) => text.de ?? '',
			admin: '/admin',
		};
		const list = await listBrokenLinks(context, { ...user, collection: 'users' }, 500);
		expect(list.more?.text).toBe(`Alle toten Links (${report.total})`);
		const line = list.lines.find(({ about }) => about === 'EN · Unseen');
		expect(line).toMatchObject({
			title: 'Holder',
			href: `/admin/collections/pages/${sourceId}?locale=en`,
			about: 'EN · Unseen',
			reason: expect.stringContaining('nicht veröffentlicht'),
		});
	});

	it('can be updated on request without mails, and keeps dead links to other sites', async () => {
		const { payload } = backend;
		const before = await mailsTo('ida@example.com');
		const { docs } = await payload.db.find<{ data: object }>({
			collection: 'payload-kv',
			where: { key: { equals: 'link-report' } },
		});
		const latest = await readLatestReport(payload);
		const deadLink = {
			...latest?.links[0],
			holder: `pages:${sourceId}`,
			path: 'sections.1.buttons.0.link.url',
			target: 'url:https://gone.example/page',
			why: 'noAnswer',
		};
		const data = { ...docs[0]?.data, links: [deadLink] };
		await payload.kv.set('link-report', data);
		const req = await createLocalReq({}, payload);
		await recheckLinks(req, monday + 8 * day);
		expect(await readLatestReport(payload)).toMatchObject({
			week: latest?.week,
			checkedAt: new Date(monday + 8 * day).toISOString(),
			total: (latest?.total ?? 0) + 1,
		});
		expect((await ownLinks())?.map(({ target: to }) => to)).toEqual([
			`pages:${draftId}`,
			'path:/nowhere-at-all',
			'url:https://gone.example/page',
		]);
		expect(await mailsTo('ida@example.com')).toEqual(before);
		expect(await createReport(payload, monday + 8 * day)).toBe(false);
	});

	it('drops repaired links and adds links to deleted documents', async () => {
		const { payload } = backend;
		await payload.update({ collection: 'pages', id: draftId, data: { _status: 'published' } });
		await payload.delete({ collection: 'pages', id: targetId });
		await createReport(payload, monday + 14 * day);
		expect((await ownLinks())?.map(({ target: to, why }) => [to, why])).toEqual([
			[`pages:${targetId}`, 'deleted'],
			['path:/nowhere-at-all', 'unknown'],
		]);
	});
});

describe('URLs of other sites', () => {
	const server = createServer((request, response) => {
		const { method, url } = request;
		if (url === '/gone') response.writeHead(410);
		else if (url === '/moved') response.writeHead(301, { location: '/missing' });
		else if (url === '/missing') response.writeHead(404);
		else if (url === '/no-head' && method === 'HEAD') response.writeHead(404);
		else if (url === '/busy') response.writeHead(503);
		else if (url === '/circle') response.writeHead(302, { location: '/circle' });
		response.end();
	});
	let origin = '';
	beforeAll(async () => {
		await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
		origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
	});
	afterAll(() => server.close());

	it('are collected from published content', async () => {
		const req = await createLocalReq({}, backend.payload);
		expect(await externalUrls(req)).toContain('https://gone.example/page');
	});

	it.each([
		['/gone', 'dead'],
		['/missing', 'dead'],
		['/moved', 'dead'],
		['/here', 'unclear'],
		['/no-head', 'unclear'],
		['/busy', 'unclear'],
		['/circle', 'unclear'],
	])('%s is reported as %s', async (path, expected) => {
		expect(await checkUrl(`${origin}${path}`, () => true)).toBe(expected);
	});

	it('on this machine and in local networks are not requested', async () => {
		expect(await checkUrl(`${origin}/gone`)).toBe('unclear');
		expect(await checkUrl('http://169.254.169.254/latest')).toBe('unclear');
		expect(await checkUrl('http://[::1]/')).toBe('unclear');
		expect(await checkUrl('no address')).toBe('unclear');
	});

	it('are checked in weekly portions and are dead after two failed requests, unless all requests fail', async () => {
		const urls = Array.from({ length: 400 }, (_, index) => `https://example.com/${index}`);
		const requests: string[] = [];
		const check = async (url: string) => {
			requests.push(url);
			return url.endsWith('7') ? ('dead' as const) : ('unclear' as const);
		};
		const first = await checkExternalUrls(urls, '2030-W02', { check, pauseMs: 0 });
		expect(first.checked).toBe(300);
		expect(first.dead.length).toBeGreaterThan(0);
		expect(requests).toHaveLength(300 + first.dead.length);
		const second = await checkExternalUrls(urls, '2030-W03', { check, pauseMs: 0 });
		expect(second.dead).not.toEqual(first.dead);
		const requestedUrls = new Set<string>();
		const flaky = async (url: string) => {
			const isFirst = !requestedUrls.has(url);
			requestedUrls.add(url);
			return isFirst ? ('dead' as const) : ('unclear' as const);
		};
		expect((await checkExternalUrls(urls, '2030-W02', { check: flaky, pauseMs: 0 })).dead).toEqual(
			[],
		);
		const offline = await checkExternalUrls(urls, '2030-W02', {
			check: async () => 'dead',
			pauseMs: 0,
		});
		expect(offline.dead).toEqual([]);
	});
});
