import { beforeAll, expect, it } from 'vitest';
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
	const { body } = await backend.ask(
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

it('tells published incidents, steps in order of time, under the tag that a new one will have', async () => {
	expect(await incidentsIn('en')).toEqual({ incidents: [], tags: ['incidents'] });
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

it('tells an incident in the default language until somebody has translated it, and nothing from the trash', async () => {
	const { payload } = backend;
	const { id } = await create({ title: 'Only in English', startedAt: '2026-09-01T08:00:00.000Z' });
	const found = async () =>
		(await incidentsIn('da')).incidents.find((one: { id: string }) => one.id === String(id));
	expect(await found()).toMatchObject({ title: 'Only in English', locale: 'en' });
	await payload.update({
		collection: 'incidents',
		id,
		locale: 'da',
		data: { title: 'Nu på dansk', _status: 'published' },
	});
	expect(await found()).toMatchObject({ title: 'Nu på dansk', locale: 'da' });
	await payload.update({
		collection: 'incidents',
		id,
		data: { deletedAt: new Date().toISOString() },
	});
	expect(await found()).toBeUndefined();
});

it.each([
	['before its beginning', { startedAt: '2026-10-01T08:30:00.000Z' }],
	[
		'after it was over',
		{ steps: [...incident.steps, { state: 'monitoring', at: '2026-10-02T00:00:00.000Z' }] },
	],
])('refuses a step %s', async (_name, data) => {
	await expect(create(data)).rejects.toThrow(/Steps/);
});
