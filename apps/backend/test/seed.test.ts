import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { seedWhenEmpty } from '../src/seed/seed-when-empty.ts';
import { openDatabase } from '../src/start/open-database.ts';

const content = join(import.meta.dirname, 'content');

it('imports all or nothing, names the error, and imports once', async () => {
	const payload = await openDatabase();
	const invalidFolder = mkdtempSync(join(tmpdir(), 'content-'));
	cpSync(content, invalidFolder, { recursive: true });
	const page = 'title: Late\nslug: docs\nsections: []\n';
	writeFileSync(join(invalidFolder, 'pages/team/de.yaml'), page.replace('docs', 'Not Good'));
	const alt = readFileSync(join(content, 'media/alt.yaml'), 'utf8');
	writeFileSync(join(invalidFolder, 'media/alt.yaml'), alt.replace(/, de: "[^"]*"/, ''));
	await expect(seedWhenEmpty(payload, invalidFolder)).rejects.toThrow(
		/media\/alt\.yaml: .*\.de: is missing/,
	);
	writeFileSync(join(invalidFolder, 'media/alt.yaml'), alt);
	await expect(seedWhenEmpty(payload, invalidFolder)).rejects.toThrow(
		/pages\/team\/de\.yaml: .*: .*lower-case/,
	);
	expect((await payload.count({ collection: 'pages' })).totalDocs).toBe(0);
	expect((await payload.count({ collection: 'media' })).totalDocs).toBe(0);
	expect(await seedWhenEmpty(payload, content)).toBe(true);
	const { docs } = await payload.find({
		collection: 'media',
		where: { key: { equals: 'picture' } },
	});
	expect(docs[0]).toMatchObject({ filename: 'picture.svg', pixelWidth: 120 });
	expect(await seedWhenEmpty(payload, content)).toBe(false);
});
