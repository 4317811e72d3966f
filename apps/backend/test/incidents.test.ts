import { signPreview } from '@website/contracts/signatures';
import { createLocalReq, getLocalI18n } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { startTestBackend, type TestBackend } from './backend.ts';

let backend: TestBackend;

beforeAll(async () => {
	backend = await startTestBackend();
});

const incident = {
	title: 'SMS to one network were late',
	parts: ['sms' as const],
	impact: 'degraded' as const,
	startedAt: '2026-10-01T08:00:00.000Z',
	_status: 'published' as const,
	steps: [
		{ state: 'resolved' as const, at: '2026-10-01T09:30:00.000Z', text: 'Over.' },
		{ state: 'investigating' as const, at: '2026-10-01T08:12:00.000Z', text: 'We are looking.' },
	],
};

async function incidentsIn(lang: string) {
	const { body } = await backend.query(
		`query($lang: Locale!) {
			incidents(lang: $lang) { id title locale parts startedGmt endedGmt steps { state dateGmt text } }
		}`,
		{ variables: { lang } },
	);
	expect(body.errors).toBeUndefined();
	return { incidents: body.data.incidents, tags: body.extensions.cacheTags };
}

const create = (data: object) =>
	backend.payload.create({
		collection: 'incidents',
		locale: 'en',
		data: { ...incident, ...data },
	});

it('returns published incidents with sorted steps, and the cache tag of future incidents', async () => {
	expect(await incidentsIn('en')).toEqual({ incidents: [], tags: ['incidents', 'options'] });
	const { id } = await create({});
	await create({ title: 'Not yet told', _status: 'draft' });
	const { incidents, tags } = await incidentsIn('en');
	expect(incidents).toEqual([
		{
			id: String(id),
			title: incident.title,
			locale: 'en',
			parts: ['sms'],
			startedGmt: incident.startedAt,
			endedGmt: '2026-10-01T09:30:00.000Z',
			steps: [
				{ state: 'investigating', dateGmt: '2026-10-01T08:12:00.000Z', text: 'We are looking.' },
				{ state: 'resolved', dateGmt: '2026-10-01T09:30:00.000Z', text: 'Over.' },
			],
		},
	]);
	expect(tags).toEqual(expect.arrayContaining(['incidents', `incident:${id}`]));
});

it('returns an incident in the default language until it is translated, and omits incidents in the trash', async () => {
	const { payload } = backend;
	const { id, steps } = await create({
		title: 'Only in English',
		startedAt: '2026-09-01T08:00:00.000Z',
	});
	const incident = async () =>
		(await incidentsIn('da')).incidents.find((one: { id: string }) => one.id === String(id));
	expect(await incident()).toMatchObject({ title: 'Only in English', locale: 'en' });
	await payload.update({
		collection: 'incidents',
		id,
		locale: 'da',
		data: {
			title: 'Nu på dansk',
			steps: (steps ?? []).map((step) => ({ ...step, text: 'Det er ovre.' })),
			_status: 'published',
		},
	});
	expect(await incident()).toMatchObject({ title: 'Nu på dansk', locale: 'da' });
	await payload.update({
		collection: 'incidents',
		id,
		data: { deletedAt: new Date().toISOString() },
	});
	expect(await incident()).toBeUndefined();
});

it('returns an incident in its only language if it has no English text', async () => {
	const { id } = await backend.payload.create({
		collection: 'incidents',
		locale: 'da',
		data: { ...incident, title: 'Kun på dansk', startedAt: '2026-08-01T08:00:00.000Z' },
	});
	for (const lang of ['en', 'da', 'de'])
		expect((await incidentsIn(lang)).incidents).toContainEqual(
			expect.objectContaining({ id: String(id), title: 'Kun på dansk', locale: 'da' }),
		);
});

it('returns announced maintenance before its start', async () => {
	const { id } = await create({
		title: 'Work on the database',
		impact: 'maintenance',
		startedAt: '2026-10-03T02:00:00.000Z',
		steps: [{ state: 'announced', at: '2026-10-01T08:00:00.000Z', text: 'On Saturday night.' }],
	});
	expect((await incidentsIn('en')).incidents).toContainEqual(
		expect.objectContaining({
			id: String(id),
			steps: [
				{ state: 'announced', dateGmt: '2026-10-01T08:00:00.000Z', text: 'On Saturday night.' },
			],
		}),
	);
});

describe('an incident that is not published', () => {
	const token = signPreview(
		'test-preview-secret-test-preview',
		Math.floor(Date.now() / 1000) + 3_600,
	);
	const previewIncidents = async (lang: string, extensions?: object) => {
		const { body } = await backend.query(
			`query($lang: Locale!) { incidents(lang: $lang) { id title locale parts startedGmt } }`,
			{ variables: { lang }, headers: { 'x-preview-token': token }, extensions },
		);
		expect(body.errors).toBeUndefined();
		return body.data.incidents;
	};

	it('is returned only in a preview, with placeholders and unsaved values', async () => {
		const { id } = await backend.payload.create({
			collection: 'incidents',
			locale: 'en',
			draft: true,
			data: { _status: 'draft' } as never,
		});
		const findOwn = (incidents: { id: string }[]) => incidents.find((one) => one.id === String(id));
		expect(findOwn(await previewIncidents('da'))).toMatchObject({
			title: '[Titel]',
			locale: 'da',
			parts: [],
		});
		const values = { title: 'Sms er forsinkede', parts: ['sms'] };
		const liveDocument = {
			collection: 'incidents',
			id: String(id),
			slug: '',
			lang: 'da',
			values,
		};
		expect(findOwn(await previewIncidents('da', { liveDocument }))).toMatchObject(values);
		expect(findOwn((await incidentsIn('da')).incidents)).toBeUndefined();
	});

	it('cannot be published without a text for each step in every language that has a title', async () => {
		const withoutText = { steps: [{ ...incident.steps[1], text: '' }] };
		await expect(create(withoutText)).rejects.toThrow('steps.0.text');
		const { id } = await create({});
		const data = { title: 'Kun titlen', _status: 'published' as const };
		await expect(
			backend.payload.update({ collection: 'incidents', id, locale: 'da', data }),
		).rejects.toThrow('steps.0.text');
	});

	it('cannot be published without a title in any language', async () => {
		await expect(create({ title: null })).rejects.toThrow('title');
	});
});

it.each([
	['before the start of the incident', { startedAt: '2026-10-01T08:30:00.000Z' }],
	[
		'after the end of the incident',
		{
			steps: [
				...incident.steps,
				{ state: 'monitoring', at: '2026-10-02T00:00:00.000Z', text: 'Still.' },
			],
		},
	],
])('refuses a step %s', async (_name, data) => {
	await expect(create(data)).rejects.toThrow(/Steps/);
});

describe('a "resolved" step in the future', () => {
	const end = { state: 'resolved' as const, at: '2999-01-01T00:00:00.000Z', text: 'Over.' };
	const announcement = {
		state: 'announced' as const,
		at: '2026-09-30T08:00:00.000Z',
		text: 'On Thursday.',
	};

	it.each([
		['en', 'still to come'],
		['da', 'ligger i fremtiden'],
		['de', 'noch bevorsteht'],
	] as const)(
		'is refused with an error in the editor’s language (%s)',
		async (language, reason) => {
			const req = await createLocalReq({ locale: 'en' }, backend.payload);
			req.i18n = await getLocalI18n({ config: backend.payload.config, language });
			const creation = backend.payload.create({
				collection: 'incidents',
				req,
				data: { ...incident, steps: [end] },
			});
			await expect(creation).rejects.toMatchObject({
				data: { errors: [expect.objectContaining({ message: expect.stringContaining(reason) })] },
			});
		},
	);

	it.each([
		['maintenance', { impact: 'maintenance', steps: [end] }],
		['announced in a step', { steps: [announcement, end] }],
	])('is accepted as the planned end of maintenance (%s)', async (_name, data) => {
		await expect(create(data)).resolves.toMatchObject({ _status: 'published' });
	});
});
