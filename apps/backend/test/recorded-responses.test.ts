import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, print, separateOperations } from 'graphql';
import { expect, it } from 'vitest';
import { startTestBackend } from './backend.ts';

const operations = join(import.meta.dirname, '../../site/app/content/operations');
const recordings = join(import.meta.dirname, '../../../packages/contracts/recorded');

/** The site's operation, including type names. */
const source = ['get-page', 'fragments', 'sections']
	.map((name) => readFileSync(join(operations, `${name}.graphql`), 'utf8'))
	.join('\n');
const getPage = print(separateOperations(parse(source)).getPage ?? parse(source));

/** Replaces values that differ between databases. */
function normalize(key: string, value: unknown): unknown {
	if (typeof value === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value))
		return '2026-11-22T00:00:00.000Z';
	return key === 'id' ? 'id' : value;
}

it('the recorded page with an animation, used in the site’s tests, equals the response of the endpoint', async () => {
	const { payload, query } = await startTestBackend();
	const { docs } = await payload.find({
		collection: 'media',
		where: { key: { equals: 'moving' } },
	});
	await payload.create({
		collection: 'pages',
		locale: 'en',
		data: {
			title: 'Moving',
			slug: 'moving',
			navbarTheme: 'light',
			pageLayout: 'default',
			_status: 'published',
			sections: [
				{ blockType: 'hero', theme: 'light', heading: 'H', animation: { file: docs[0]?.id ?? 0 } },
			],
		},
	});
	const { body } = await query(getPage, {
		variables: { slug: 'moving', lang: 'en', parentSlug: null },
	});
	expect(body.errors).toBeUndefined();
	expect(body.data.page.sections[0].animation.animationLink).toMatch(/moving\.json$/);
	await expect(`${JSON.stringify(body.data, normalize, '\t')}\n`).toMatchFileSnapshot(
		join(recordings, 'page-with-animation.json'),
	);
});
