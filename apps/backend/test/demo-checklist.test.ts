import { createLocalReq } from 'payload';
import { expect, it } from 'vitest';
import { checkStored } from '../src/checklist/check-document.ts';
import { findBroken } from '../src/link-report/find-broken.ts';
import { seedWhenEmpty } from '../src/seed/seed-when-empty.ts';
import { openDatabase } from '../src/starting/open-database.ts';
import { type Holder, holderKey } from '../src/usage/holder.ts';
import { noteEverything } from '../src/usage/note-everything.ts';

const collections = ['pages', 'posts', 'products', 'categories', 'authors'] as const;
const globals = ['header', 'footer', 'call-to-action', 'site-settings'] as const;

it('checklist and report of broken links find nothing in the demo content, in any language', async () => {
	const payload = await openDatabase();
	await seedWhenEmpty(payload);
	const holders: Holder[] = globals.map((slug) => ({ kind: 'global', slug }));
	for (const slug of collections) {
		const { docs } = await payload.find({
			collection: slug,
			depth: 0,
			pagination: false,
			select: {},
		});
		for (const { id } of docs) holders.push({ kind: 'collection', slug, id });
	}
	const req = await createLocalReq({}, payload);
	const errors: string[] = [];
	for (const holder of holders)
		for (const { lang, problems } of (await checkStored(req, holder)) ?? [])
			for (const { level, path, message } of problems)
				if (level === 'error') errors.push(`${holderKey(holder)} ${lang} ${path}: ${message.en}`);
	expect(holders.length).toBeGreaterThan(20);
	expect(errors).toEqual([]);
	await noteEverything(payload);
	expect(await findBroken(req, [])).toEqual([]);
});
