import { localeCodes } from '@website/contracts/locales';
import { describe, expect, it } from 'vitest';
import { startTestBackend } from './backend.ts';
import { newSession, rest } from './rest.ts';

const backend = await startTestBackend();
const { token } = await newSession('somebody@example.com');

const save = (body: object, query = 'locale=en') =>
	rest('POST', `/globals/brand?${query}`, { token, body });

const publish = (data: object, locale = 'en') =>
	save({ ...data, _status: 'published' }, `locale=${locale}`);

async function brandIn(lang: string) {
	const { body } = await backend.query(
		`{ brand(lang: ${lang}) { name accent secondary tones { name color } decoration } }`,
	);
	return { brand: body.data.brand, tags: body.extensions?.tags ?? body.extensions };
}

describe('the brand', () => {
	it('is null while no version is published', async () => {
		const body = { document: 'global:brand', languages: localeCodes };
		expect((await rest('POST', '/publishing/unpublish', { token, body })).status).toBe(200);
		expect((await brandIn('en')).brand).toBeNull();
		await save({ name: 'Draft', accent: '#123456', _status: 'draft' }, 'locale=en&draft=true');
		expect((await brandIn('en')).brand).toBeNull();
	});

	it('is returned in every language, with a localized name if there is one', async () => {
		expect((await publish({ name: 'Acme', accent: '#7a1fa2' })).status).toBe(200);
		expect((await publish({ name: 'Acme Danmark' }, 'da')).status).toBe(200);
		const names = await Promise.all(
			localeCodes.map(async (lang) => (await brandIn(lang)).brand.name),
		);
		expect(names).toEqual(localeCodes.map((lang) => (lang === 'da' ? 'Acme Danmark' : 'Acme')));
		const { tags } = await brandIn('de');
		expect(JSON.stringify(tags)).toContain('"brand"');
	});

	it('normalizes colors to six lowercase digits', async () => {
		await publish({ accent: '#ABC', secondary: '1B5FD0' });
		expect((await brandIn('en')).brand).toMatchObject({ accent: '#aabbcc', secondary: '#1b5fd0' });
	});

	it.each(['red;}body{display:none}', 'red', '#12345', 'url(//example.com)', '</style><script>'])(
		'refuses %s as a color, naming the field',
		async (accent) => {
			const { status, body } = await publish({ accent });
			expect(status).toBe(400);
			expect(body.errors[0].data.errors[0]).toMatchObject({ path: 'accent' });
			expect(body.errors[0].data.errors[0].message).toContain('#1b5fd0');
		},
	);

	it('accepts tones with enough contrast', async () => {
		expect(
			(await publish({ tones: 'light.light.link: #0B3D91\n\nfixed.ink #101828' })).status,
		).toBe(200);
		expect((await brandIn('en')).brand.tones).toEqual([
			{ name: 'light.light.link', color: '#0b3d91' },
			{ name: 'fixed.ink', color: '#101828' },
		]);
	});

	it.each([
		['light.light.link: red', 'light.light.link: red'],
		['light.light.nothing: #123456', 'light.light.nothing'],
		['fixed.ink: #123456;}body{}', 'fixed.ink'],
		['light.light.muted: #f0f0f0', 'light.light.muted / light.light.canvas'],
	])('refuses the tones %s', async (tones, place) => {
		const { status, body } = await publish({ tones });
		expect(status).toBe(400);
		expect(body.errors[0].data.errors[0].path).toBe('tones');
		expect(body.errors[0].data.errors[0].message).toContain(place);
	});
});
